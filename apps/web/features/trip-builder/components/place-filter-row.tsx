import { classNames } from "@/ui/class-names.ts";
import { t } from "../messages/activity/index.ts";
import { filterKinds, type PlaceFilters } from "../model/place-filters.ts";

interface PlaceFilterRowProps {
  filters: PlaceFilters;
  onChange: (filters: PlaceFilters) => void;
  /** A day is chosen, with its opening hours. */
  hasDay: boolean;
  /** The day has two stops to be between. */
  hasWay: boolean;
}

/** What places are narrowed to, each on or off. */
export function PlaceFilterRow({ filters, onChange, hasDay, hasWay }: PlaceFilterRowProps) {
  return (
    <fieldset aria-label={t("filter")} className="mt-2 flex min-w-0 gap-1.5 overflow-x-auto py-0.5">
      {hasDay && (
        <Chip on={filters.open} onPress={() => onChange({ ...filters, open: !filters.open })}>
          {t("filter.open")}
        </Chip>
      )}
      {hasWay && (
        <Chip on={filters.onWay} onPress={() => onChange({ ...filters, onWay: !filters.onWay })}>
          {t("filter.way")}
        </Chip>
      )}
      {filterKinds.map((kind) => (
        <Chip
          key={kind}
          on={filters.kind === kind}
          onPress={() => onChange({ ...filters, kind: filters.kind === kind ? null : kind })}
        >
          {t(`filter.${kind}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

function Chip({ on, onPress, children }: { on: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      // The list stays open while the filters of its field are changed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        "tap min-h-8 shrink-0 whitespace-nowrap rounded-full border px-3 text-sm",
        on ? "border-accent bg-accent-soft font-medium text-on-accent-soft" : "text-muted hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}

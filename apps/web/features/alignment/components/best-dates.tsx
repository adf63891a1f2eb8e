import type { DateRange } from "@caravan/domain/alignment/types";
import { Check, Sparkles } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { formatDate, formatDateRange, inSentence, listNames, personSaid } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { distance, misfit, suitsWords, whyNot } from "../messages.ts";
import { canCome, type DatedMember, marker } from "../model/availability.ts";
import type { Window } from "../model/date-windows.ts";

export interface BestWindowsProps {
  windows: readonly Window[];
  members: readonly DatedMember[];
  chosen: DateRange | null;
  onChosen: (range: DateRange) => void;
}

/** The windows that suit most members; pressing one shows it in the calendar. */
export function BestDates({ windows, members, chosen, onChosen }: BestWindowsProps) {
  if (windows.length === 0) return null;
  return (
    <ol aria-label={t("bestDates")} className="flex flex-wrap gap-2">
      {windows.map(({ range, suits }, index) => {
        const suitsAll = suits === members.length;
        const isChosen = chosen ? chosen.start === range.start && chosen.end === range.end : index === 0;
        return (
          <li key={`${range.start} ${range.end}`} className="max-sm:flex-auto">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChosen(range)}
              className={classNames(
                "tap flex w-full items-center gap-2.5 rounded-control border bg-raised px-3 py-2 text-left transition-colors",
                isChosen ? "border-accent" : "border-line hover:border-line-strong",
              )}
            >
              <span aria-hidden="true" className="text-accent [&>svg]:size-4.5">
                {suitsAll ? <Check /> : <Sparkles />}
              </span>
              <span>
                <span className="block font-medium leading-snug">{formatDateRange(range.start, range.end)}</span>
                <span className="block text-muted text-sm leading-snug">{suitsWords(suits, members.length)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Who can and who cannot come on a day or in a window, and why. */
export function DateDetail({ members, range }: { members: readonly DatedMember[]; range: DateRange | null }) {
  if (!range) return null;
  const isDay = range.start === range.end;
  const told = members.map((member) => {
    const name = member.isYou ? t("youInList") : member.name;
    if (!isDay) return { name, no: misfit(member.wishes, range), aside: distance(member.wishes, range) };
    const mark = marker(member.wishes)(range.start);
    const no = canCome(member.wishes, mark) ? null : whyNot(member.wishes, mark, range.start);
    return { name, no, aside: mark === "ideal" ? inSentence(t("mark.ideal")) : null };
  });
  const [yes, no] = [told.filter((it) => it.no === null), told.filter((it) => it.no !== null)];
  const named = (list: typeof told) =>
    listNames(
      list.map((it) => withAside(personSaid(it.name), it.no ?? it.aside)),
      6,
    );
  return (
    <div className="wrap-anywhere min-h-18 rounded-control bg-sunken px-3.5 py-2.5 text-sm">
      <p className="font-medium">{isDay ? formatDate(range.start, "long") : formatDateRange(range.start, range.end)}</p>
      {yes.length > 0 && (
        <p>
          <span className="text-muted">{t(isDay ? "canCome.label" : "worksFor")} </span>
          {named(yes)}
        </p>
      )}
      {no.length > 0 && (
        <p>
          <span className="text-muted">{t(isDay ? "cantCome.label" : "worksNot")} </span>
          {named(no)}
        </p>
      )}
    </div>
  );
}

const withAside = (name: string, aside: string | null) => (aside ? `${name} (${aside})` : name);

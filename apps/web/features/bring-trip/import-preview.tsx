import { MapPinOff } from "lucide-react";
import { Card } from "@/ui/card.tsx";
import { formatDate, formatDateRange, formatList, formatTimes, sentences } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import type { ImportCount, ImportEntry, ImportPreview } from "./types.ts";

const counted = [
  "activities",
  "segments",
  "bookings",
  "expenses",
  "documents",
  "comments",
  "checklists",
  "edits",
] as const satisfies readonly Exclude<ImportCount, "without_place">[];

/** What a file becomes: its days, what is on none, and what is left out and why. */
export function ImportPreviewView({ preview }: { preview: ImportPreview }) {
  const { counts, start_date, end_date } = preview;
  const parts = counted.filter((name) => counts[name] > 0).map((name) => t(`n.${name}`, { count: counts[name] }));
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="break-words font-semibold text-lg">{preview.title}</p>
        <p className="text-muted">
          {[
            preview.destination === preview.title ? null : preview.destination,
            start_date && end_date ? formatDateRange(start_date, end_date) : t("noDates"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="mt-2 text-muted text-sm">
          {sentences([
            t("n.sentence", { what: formatList(parts) }),
            ...(counts.without_place > 0 ? [t("n.withoutPlace", { count: counts.without_place })] : []),
          ])}
        </p>
      </div>
      {preview.days.map(({ date, activities }, index) => (
        <section key={date} aria-labelledby={`import-${date}`}>
          <h3 id={`import-${date}`} className="font-semibold">
            {t("day", { number: String(index + 1) })} <span className="font-normal text-muted">{formatDate(date)}</span>
          </h3>
          <Entries entries={activities} none={t("nothingDay")} />
        </section>
      ))}
      {preview.set_aside.length > 0 && (
        <section aria-labelledby="import-aside">
          <h3 id="import-aside" className="font-semibold">
            {t("aside")} <span className="font-normal text-muted">{t("aside.noDay")}</span>
          </h3>
          <Entries entries={preview.set_aside} none="" />
        </section>
      )}
      {preview.left_out.length > 0 && (
        <Card>
          <h3 className="font-semibold">{t("leftOut")}</h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm">
            {preview.left_out.map((it, index) => (
              <li key={index} className="break-words">
                {it.what}
                {it.why && <span className="text-muted">: {it.why}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Entries({ entries, none }: { entries: readonly ImportEntry[]; none: string }) {
  if (entries.length === 0) return <p className="mt-1 text-faint text-sm">{none}</p>;
  return (
    <ol className="mt-2 divide-y rounded-card border bg-surface">
      {entries.map((it, index) => (
        <li key={index} className="flex items-baseline gap-3 px-4 py-2.5">
          <span className="w-24 shrink-0 text-muted text-sm tabular-nums">
            {formatTimes(it.start_time, it.end_time) || t("anyTime")}
          </span>
          <span className="min-w-0 flex-1 break-words">
            {it.title}
            {it.location && <span className="block text-muted text-sm">{it.location}</span>}
          </span>
          {!it.has_place && (
            <span className="inline-flex shrink-0 items-center gap-1 text-faint text-sm">
              <MapPinOff aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{t("noPlace")}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

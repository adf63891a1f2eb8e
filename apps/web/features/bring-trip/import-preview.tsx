import { MapPinOff } from "lucide-react";
import { Card } from "@/ui/card.tsx";
import { count, formatDate, formatDateRange, formatList, formatTimes } from "@/ui/format.ts";
import type { ImportCount, ImportEntry, ImportPreview } from "./types.ts";

const words: Readonly<Record<Exclude<ImportCount, "without_place">, readonly [one: string, many?: string]>> = {
  activities: ["stop"],
  segments: ["flight, stay or ride", "flights, stays and rides"],
  bookings: ["booking"],
  expenses: ["expense"],
  documents: ["document"],
  comments: ["comment"],
  checklists: ["checklist"],
  edits: ["entry of the history", "entries of the history"],
};

/** What a file becomes: its days, what is on none, and what is left out and why. */
export function ImportPreviewView({ preview }: { preview: ImportPreview }) {
  const { counts, start_date, end_date } = preview;
  const parts = (Object.keys(words) as (keyof typeof words)[])
    .filter((name) => counts[name] > 0)
    .map((name) => count(counts[name], ...words[name]));
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="break-words font-semibold text-lg">{preview.title}</p>
        <p className="text-muted">
          {[
            preview.destination === preview.title ? null : preview.destination,
            start_date && end_date ? formatDateRange(start_date, end_date) : "no dates yet",
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="mt-2 text-muted text-sm">
          {formatList(parts)}
          {counts.without_place > 0 && `. ${count(counts.without_place, "stop has", "stops have")} no place on the map`}
          .
        </p>
      </div>
      {preview.days.map(({ date, activities }, index) => (
        <section key={date} aria-labelledby={`import-${date}`}>
          <h3 id={`import-${date}`} className="font-semibold">
            Day {index + 1} <span className="font-normal text-muted">{formatDate(date)}</span>
          </h3>
          <Entries entries={activities} none="Nothing on this day" />
        </section>
      ))}
      {preview.set_aside.length > 0 && (
        <section aria-labelledby="import-aside">
          <h3 id="import-aside" className="font-semibold">
            Set aside <span className="font-normal text-muted">on no day yet</span>
          </h3>
          <Entries entries={preview.set_aside} none="" />
        </section>
      )}
      {preview.left_out.length > 0 && (
        <Card>
          <h3 className="font-semibold">Left out</h3>
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
            {formatTimes(it.start_time, it.end_time) || "any time"}
          </span>
          <span className="min-w-0 flex-1 break-words">
            {it.title}
            {it.location && <span className="block text-muted text-sm">{it.location}</span>}
          </span>
          {!it.has_place && (
            <span className="inline-flex shrink-0 items-center gap-1 text-faint text-sm">
              <MapPinOff aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">no place</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

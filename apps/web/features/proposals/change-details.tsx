import { capitalize } from "@caravan/domain/join-words";
import { ArrowRight, TriangleAlert } from "lucide-react";
import type { Trip } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatDate, spellValues } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import type { ProposedChange } from "./proposal.ts";

/** Details below the summary of a change: its values before and after, and why it no longer fits. */
export function ChangeDetails({ change, hindrance }: { change: ProposedChange; hindrance: string | null }) {
  const fields = untold(change);
  return (
    <>
      {fields.length > 0 && (
        <dl className={classNames("flex text-[0.9375rem]", change.kind === "add" ? "flex-wrap gap-x-4" : "flex-col")}>
          {fields.map((field) => (
            <Field key={field.field} {...field} />
          ))}
        </dl>
      )}
      {hindrance && (
        <p className="wrap-anywhere mt-1 flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-on-warning-soft text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{t("noLongerFits", { why: spellValues(hindrance) })}</span>
        </p>
      )}
    </>
  );
}

/** The fields that the summary does not mention. For something that is removed, its name is enough. */
function untold({ kind, summary, fields }: ProposedChange) {
  if (kind === "remove") return [];
  return fields.filter(({ before, after }) => [before, after].some((it) => it !== null && !summary.includes(it)));
}

function Field({ field, before, after }: ProposedChange["fields"][number]) {
  return (
    <div className="wrap-anywhere">
      <dt className="inline text-faint">{capitalize(field)}: </dt>
      <dd className="inline">
        {before !== null && (
          <>
            <span className="sr-only">{t("was")} </span>
            <span className="text-muted line-through decoration-from-font">{spellValues(before)}</span>
          </>
        )}
        {before !== null && after !== null && (
          <>
            <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3.5 text-faint" />
            <span className="sr-only">{t("becomes")} </span>
          </>
        )}
        {after !== null && <span className="whitespace-pre-line">{spellValues(after)}</span>}
        {before !== null && after === null && <span className="sr-only"> {t("takenAway")}</span>}
      </dd>
    </div>
  );
}

/** "Thu 24 Dec · Day 2"; null for the trip as a whole. */
export function dayName(trip: Pick<Trip, "itinerary">, date: string | null): string | null {
  if (date === null) return null;
  const day = trip.itinerary.find((it) => it.date === date);
  const name = formatDate(date, "day");
  return day ? t("dayOf", { date: name, number: String(day.day_number) }) : name;
}

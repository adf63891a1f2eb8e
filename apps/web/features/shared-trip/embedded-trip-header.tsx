import { dayCount, formatDateRange } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import type { SharedPlan } from "./server.ts";

interface EmbeddedTripHeaderProps {
  trip: SharedPlan;
  /** Of the public link. */
  token: string;
  /** A plan to take over: without dates. */
  template: boolean;
}

/** The head of a shared trip in a frame: what it is, and where the whole page is. */
export function EmbeddedTripHeader({ trip, token, template }: EmbeddedTripHeaderProps) {
  return (
    <header className="mx-auto w-full max-w-3xl px-4 pt-5 sm:px-8">
      <h1 className="heading-section wrap-anywhere">{trip.title}</h1>
      <p className="mt-1 text-muted">
        {[
          trip.destination,
          !template && formatDateRange(trip.start_date, trip.end_date),
          t("days", { count: dayCount(trip.start_date, trip.end_date) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="mt-2">
        <a
          href={`/shared/${token}`}
          target="_blank"
          rel="noreferrer"
          className="text-accent underline underline-offset-2"
        >
          {t("openWhole")}
        </a>
      </p>
    </header>
  );
}

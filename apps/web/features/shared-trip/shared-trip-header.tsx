import { Cover, type Photo, PhotoImage } from "@/features/pictures/server.ts";
import { Badge } from "@/ui/badge.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { buttonStyle } from "@/ui/button-style.ts";
import { dayCount, formatDateRange } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import { PrintButton } from "./print-button.tsx";
import type { SharedPlan } from "./server.ts";

interface SharedTripHeaderProps {
  trip: SharedPlan;
  /** Of its destination, when one is known already. */
  photo: Photo | null;
  /** Of its cover; null where the browser asks for it. */
  drawing: string | null;
  /** Whether the link shows the trip's own cover. */
  hasCover: boolean;
  /** Of the public link. */
  token: string;
  /** A plan to take over: without dates. */
  template: boolean;
  /** The target of "Plan your own". */
  planHref: string;
}

export const coverOf = ({ place, destination }: SharedPlan) =>
  ({ shape: "banner", kind: "trip", at: place, name: destination }) as const;

export function SharedTripHeader({ trip, photo, drawing, hasCover, token, template, planHref }: SharedTripHeaderProps) {
  return (
    <header className="mx-auto w-full max-w-3xl px-4 pt-8 sm:px-8 lg:pt-12 print:max-w-none print:p-0">
      <Cover {...coverOf(trip)} className="mb-6 h-28 rounded-card sm:mb-8 sm:h-40" eager printed drawing={drawing}>
        {hasCover ? (
          <img src={`/api/public/trips/${token}/cover`} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          photo && <PhotoImage photo={photo} name={trip.destination} sizes="(min-width: 64rem) 50vw, 100vw" eager />
        )}
      </Cover>
      <p className="font-medium text-accent text-sm print:hidden">{t(template ? "takeOver" : "viewOnly")}</p>
      <h1 className="heading-page wrap-anywhere mt-1">{trip.title}</h1>
      <p className="mt-3 text-lg text-muted">
        {[
          trip.destination,
          !template && formatDateRange(trip.start_date, trip.end_date),
          t("days", { count: dayCount(trip.start_date, trip.end_date) }),
          !template && t("travelers", { count: trip.travelers }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {trip.interests.length > 0 && (
        <ul aria-label={t("interests")} className="mt-4 flex flex-wrap gap-2">
          {trip.interests.map((interest) => (
            <li key={interest}>
              <Badge className="first-letter:uppercase">{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={`/take/${token}`}>{t("use")}</ButtonLink>
        <ButtonLink href={planHref} variant="secondary">
          {t("planOwn")}
        </ButtonLink>
        <PrintButton className={buttonStyle({ variant: "secondary" })}>{t("print")}</PrintButton>
      </div>
    </header>
  );
}

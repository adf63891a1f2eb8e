"use client";

import { CopyPlus, Printer } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from "react";
import { type MapPoint, TripMap } from "@/features/map/index.ts";
import { Cover, type Photo, PhotoImage } from "@/features/pictures/index.ts";
import { PlaceSheet } from "@/features/places/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { Attributions } from "@/ui/attributions.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { count, dayCount, formatDateRange, formatTimes } from "@/ui/format.ts";
import type { SharedMoments } from "./bookings-by-day.ts";
import type { SharedPlan } from "./server.ts";
import { SharedDaySection } from "./shared-day.tsx";

export interface CopyFormProps {
  trip: SharedPlan;
  token: string;
  template: boolean;
  onClose: () => void;
}

export interface SharedTripViewProps {
  trip: SharedPlan;
  /** Of its destination, when one is known already. */
  photo: Photo | null;
  /** Whether the link shows the trip's own cover. */
  hasCover: boolean;
  /** Of the public link. */
  token: string;
  /** By the id of the day. */
  bookings: Readonly<Record<string, SharedMoments>>;
  /** A plan to take over: without dates. */
  template: boolean;
  /** The target of "Plan your own". */
  planHref: string;
  /** Where a reader without an account goes who wants to use the plan; null for those who can at once. */
  signInHref: string | null;
  /** Asks for dates and makes it a trip of the reader; rendered with `api` when it is wanted. */
  copyForm: ComponentType<CopyFormProps>;
  styleUrls: MapStyleUrls | null;
  /** Gives what is inside it its calls to the server; rendered when a place is opened. */
  api: ComponentType<{ children: ReactNode }>;
}

/** A read-only trip: the days beside their map. Prints as a plain list. */
export function SharedTripView(props: SharedTripViewProps) {
  const { trip, token, bookings, template, styleUrls, api: Api, copyForm: CopyForm } = props;
  const place = useOpenPlace(token);
  // Somebody who has just signed in for it goes on where they were.
  const [copying, setCopying] = useState(useSearchParams().has("copy") && props.signInHref === null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const days = useRef<HTMLDivElement>(null);
  const points = useMemo(() => pointsOf(trip), [trip]);
  const center =
    trip.place.lat !== null && trip.place.lng !== null ? ([trip.place.lng, trip.place.lat] as const) : null;

  const selectOnMap = (id: string | null) => {
    setSelectedId(id);
    const stop = id && days.current?.querySelector(`[data-activity="${CSS.escape(id)}"]`);
    // On a phone the map is above the list; scrolling away from it would be a surprise.
    if (stop && matchMedia("(min-width: 64rem)").matches) stop.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className="grid flex-1 content-start lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block">
      <SharedTripHeader {...props} onCopy={() => setCopying(true)} />
      <div className="mx-4 mt-8 h-72 overflow-hidden rounded-card border sm:mx-8 lg:sticky lg:top-(--header-height) lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:m-0 lg:h-[calc(100dvh-var(--header-height))] lg:self-start lg:rounded-none lg:border-0 lg:border-l print:hidden">
        <TripMap
          label={`Map of ${trip.title}`}
          points={points}
          selectedId={selectedId}
          onSelect={selectOnMap}
          styleUrls={styleUrls}
          center={center}
          cooperative
        />
      </div>
      <div
        ref={days}
        className="mx-auto flex w-full max-w-3xl flex-col gap-10 px-4 py-10 sm:px-8 print:max-w-none print:px-0 print:py-6"
      >
        {trip.itinerary.map((day, index) => (
          <SharedDaySection
            key={day.id}
            day={day}
            dated={!template}
            bookings={bookings[day.id]}
            dayIndex={index}
            currency={trip.currency}
            travelers={trip.travelers}
            selectedId={selectedId}
            onSelect={setSelectedId}
            placeHref={place.hrefOf}
            onPlace={place.open}
          />
        ))}
        <Attributions names={trip.attributions} />
      </div>
      {copying && (
        <Api>
          <CopyForm trip={trip} token={token} template={template} onClose={() => setCopying(false)} />
        </Api>
      )}
      {place.id !== null && (
        <Api>
          <PlaceSheet
            key={place.id}
            placeId={place.id}
            of={{ token, currency: trip.currency }}
            onClose={place.close}
            pathOf={place.hrefOf}
            onPlace={place.open}
          />
        </Api>
      )}
    </div>
  );
}

/** The place whose page is open, by the address, so that it can be shared and survives a reload. */
function useOpenPlace(token: string) {
  const id = useSearchParams().get("place");
  const hrefOf = (placeId: string) => `/shared/${token}?place=${encodeURIComponent(placeId)}`;
  return {
    id,
    hrefOf,
    open: (placeId: string) => history.pushState(null, "", hrefOf(placeId)),
    close: () => history.replaceState(null, "", `/shared/${token}`),
  };
}

function pointsOf(trip: SharedPlan): MapPoint[] {
  return trip.itinerary.flatMap((day, dayIndex) =>
    day.activities.flatMap(({ id, lat, lng, title, start_time, end_time }, index) =>
      lat === null || lng === null
        ? []
        : { id, lat, lng, label: title, number: index + 1, dayIndex, detail: formatTimes(start_time, end_time) },
    ),
  );
}

function SharedTripHeader({
  trip,
  token,
  photo,
  hasCover,
  template,
  planHref,
  signInHref,
  onCopy,
}: SharedTripViewProps & { onCopy: () => void }) {
  return (
    <header className="mx-auto w-full max-w-3xl px-4 pt-8 sm:px-8 lg:pt-12 print:max-w-none print:p-0">
      <Cover
        shape="banner"
        kind="trip"
        at={trip.place}
        name={trip.destination}
        className="mb-6 h-28 rounded-card sm:mb-8 sm:h-40"
        eager
      >
        {hasCover ? (
          <img src={`/api/public/trips/${token}/cover`} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          photo && <PhotoImage photo={photo} name={trip.destination} sizes="(min-width: 64rem) 50vw, 100vw" eager />
        )}
      </Cover>
      <p className="font-medium text-accent text-sm print:hidden">
        {template ? "A plan to take over" : "Shared with you, view only"}
      </p>
      <h1 className="heading-page wrap-anywhere mt-1">{trip.title}</h1>
      <p className="mt-3 text-lg text-muted">
        {[
          trip.destination,
          !template && formatDateRange(trip.start_date, trip.end_date),
          count(dayCount(trip.start_date, trip.end_date), "day"),
          !template && count(trip.travelers, "traveler"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {trip.interests.length > 0 && (
        <ul aria-label="Interests" className="mt-4 flex flex-wrap gap-2">
          {trip.interests.map((interest) => (
            <li key={interest}>
              <Badge className="first-letter:uppercase">{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {signInHref === null ? (
          <Button icon={<CopyPlus />} onClick={onCopy}>
            Use this plan
          </Button>
        ) : (
          <ButtonLink href={signInHref} icon={<CopyPlus />}>
            Use this plan
          </ButtonLink>
        )}
        <ButtonLink href={planHref} variant="secondary">
          Plan your own
        </ButtonLink>
        <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </header>
  );
}

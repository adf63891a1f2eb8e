"use client";

import { useSearchParams } from "next/navigation";
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from "react";
import { type MapPoint, PrintedMap, TripMap } from "@/features/map/index.ts";
import { PlaceSheet } from "@/features/places/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { formatTimes } from "@/ui/format.ts";
import type { SharedMoments } from "./bookings-by-day.ts";
import { t } from "./messages/index.ts";
import type { SharedPlan } from "./server.ts";
import { SharedDaySection } from "./shared-day.tsx";

export interface SharedTripViewProps {
  trip: SharedPlan;
  /** Beside the page, so that what needs no browser is rendered on the server: public pages are light. */
  header: ReactNode;
  attributions: ReactNode;
  /** Of the page. */
  path: string;
  /** Of the public link. */
  token: string;
  /** By the id of the day. */
  bookings: Readonly<Record<string, SharedMoments>>;
  /** A plan to take over: without dates. */
  template: boolean;
  styleUrls: MapStyleUrls | null;
  /** Gives what is inside it its calls to the server; rendered when a place is opened. */
  api: ComponentType<{ children: ReactNode }>;
}

/** A read-only trip: the days beside their map. Prints as a plain list. */
export function SharedTripView(props: SharedTripViewProps) {
  const { trip, path, token, bookings, template, styleUrls, header, attributions, api: Api } = props;
  const place = useOpenPlace(path);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const days = useRef<HTMLDivElement>(null);
  const points = useMemo(() => pointsOf(trip), [trip]);
  const center = lngLat(trip.place);
  const stays = useMemo(() => trip.stops.map(lngLat).filter((it) => it !== null), [trip.stops]);

  const selectOnMap = (id: string | null) => {
    setSelectedId(id);
    const stop = id && days.current?.querySelector(`[data-activity="${CSS.escape(id)}"]`);
    // On a phone the map is above the list; scrolling away from it would be a surprise.
    if (stop && matchMedia("(min-width: 64rem)").matches) stop.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block">
      {header}
      <div className="mx-4 mt-8 h-72 overflow-hidden rounded-card border sm:mx-8 lg:sticky lg:top-(--header-height) lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:m-0 lg:h-[calc(100dvh-var(--header-height))] lg:self-start lg:rounded-none lg:border-0 lg:border-l print:hidden">
        <TripMap
          label={t("map", { trip: trip.title })}
          points={points}
          selectedId={selectedId}
          onSelect={selectOnMap}
          styleUrls={styleUrls}
          center={center}
          stays={stays}
          cooperative
        />
      </div>
      <PrintedMap points={points} />
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
        {attributions}
      </div>
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
function useOpenPlace(path: string) {
  const id = useSearchParams().get("place");
  const hrefOf = (placeId: string) => `${path}?place=${encodeURIComponent(placeId)}`;
  return {
    id,
    hrefOf,
    open: (placeId: string) => history.pushState(null, "", hrefOf(placeId)),
    close: () => history.replaceState(null, "", path),
  };
}

const lngLat = ({ lng, lat }: SharedPlan["place"] | SharedPlan["stops"][number]) =>
  lng === null || lat === null ? null : ([lng, lat] as const);

function pointsOf(trip: SharedPlan): MapPoint[] {
  return trip.itinerary.flatMap((day, dayIndex) =>
    day.activities.flatMap(({ id, lat, lng, title, start_time, end_time }, index) =>
      lat === null || lng === null
        ? []
        : { id, lat, lng, label: title, number: index + 1, dayIndex, detail: formatTimes(start_time, end_time) },
    ),
  );
}

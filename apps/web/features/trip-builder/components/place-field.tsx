"use client";

import { placeInText } from "@caravan/domain/board/place-in-text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MapPin, Plus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { type FoundPlace, type Trip, useApi } from "@/features/api-client/index.ts";
import { useReachable } from "@/features/offline/index.ts";
import { Cover } from "@/features/pictures/index.ts";
import { PlaceSheet } from "@/features/places/index.ts";
import { Button } from "@/ui/button.tsx";
import { Combobox } from "@/ui/combobox.tsx";
import { formatDuration, formatMoney } from "@/ui/format.ts";
import { usePaused } from "@/ui/use-paused.ts";
import { t } from "../messages/activity/index.ts";
import { t as builder } from "../messages/index.ts";
import { typeWord } from "../model/activity-marks.tsx";
import { isClosedOn, openingOn, placesInTrip } from "../model/place-choice.ts";
import { filterQuery, isFiltered, noFilters, wayOfDay } from "../model/place-filters.ts";
import { PlaceFilterRow } from "./place-filter-row.tsx";

const pauseMs = 90;
/** The map is asked when somebody stops typing: it is a server of others. */
const livePauseMs = 500;
const LIVE_LETTERS = 3;
const SHORTEST = 2;
const MOST = 6;
const MOST_LIVE = 4;

interface PlaceFieldProps {
  trip: Trip;
  value: string;
  onValueChange: (text: string) => void;
  /** The date of the chosen day: near its stops, and with its opening hours. */
  date: string | null;
  /** When it begins, as far as it is filled in. */
  startTime: string | null;
  onChoose: (place: FoundPlace) => void;
}

/** The name of what is added: known places are suggested while it is typed, and any other name is accepted too. */
export function PlaceField({ trip, value, onValueChange, date, startTime, onChoose }: PlaceFieldProps) {
  const [open, setOpen] = useState(false);
  const [filters, setFilters] = useState(noFilters);
  const row = useRef<HTMLDivElement>(null);
  const filtered = isFiltered(filters);
  const narrowed = filterQuery(filters, trip, date, startTime);
  const typed = value.trim();
  const { places: own, note: missing } = usePlaces(trip, typed, date, open, narrowed);
  // The map is asked for words only.
  const live = useLivePlaces(trip, typed, date, open && !filtered);
  const asTyped = typed !== "" && !placeInText(typed) && own.length + live.places.length > 0;
  const note = live.places.length > 0 ? live.attribution : missing;
  const rowOf = (place: FoundPlace) => ({
    key: place.place_id,
    content: <PlaceOption place={place} currency={trip.currency} date={date} />,
  });
  // What arrives later stands below, so that nothing moves under the pointer.
  const rows = [
    ...own.map((place) => ({ ...rowOf(place), place })),
    ...(asTyped
      ? [{ key: "as typed", content: <AsTyped>{t("place.asTyped", { name: typed })}</AsTyped>, place: null }]
      : []),
    ...live.places.map((place) => ({ ...rowOf(place), place })),
  ];
  const count = own.length + live.places.length;
  return (
    <div ref={row}>
      <Combobox
        value={value}
        onValueChange={onValueChange}
        options={rows}
        onChoose={(index) => {
          const place = rows[index]?.place;
          if (place) onChoose(place);
        }}
        listLabel={t("place.list")}
        note={note}
        said={count === 0 && missing ? missing : t("place.count", { count })}
        placeholder={t("place.placeholder")}
        // Links of maps are long.
        maxLength={2000}
        open={open && (filtered || typed.length >= SHORTEST)}
        onOpenChange={setOpen}
        below={
          <PlaceFilterRow
            filters={filters}
            onChange={(next) => {
              setFilters(next);
              setOpen(true);
              row.current?.querySelector("input")?.focus();
            }}
            hasDay={date !== null}
            hasWay={wayOfDay(trip, date, startTime) !== null}
          />
        }
      />
    </div>
  );
}

/** What is known by that name, and in words what is not. */
function usePlaces(
  trip: Trip,
  typed: string,
  date: string | null,
  open: boolean,
  narrowed: ReturnType<typeof filterQuery>,
): { readonly places: readonly FoundPlace[]; readonly note: string | null } {
  const api = useApi();
  const reachable = useReachable();
  const q = usePaused(typed, pauseMs);
  const search = useQuery({
    ...api.places.search.queryOptions({
      ...{ q, trip_id: trip.id, limit: MOST },
      ...(date !== null && { date }),
      ...narrowed,
    }),
    enabled: open && reachable && (q.length >= SHORTEST || Object.keys(narrowed).length > 0),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
  if (!reachable) {
    const places = placesInTrip(trip, typed);
    return { places, note: t("place.offline") };
  }
  if (search.isError) return { places: [], note: t("place.failed") };
  const { places = [], warnings = [] } = search.data ?? {};
  if (places.length > 0) return { places, note: null };
  const [warning] = warnings;
  if (warning) return { places, note: warning.message };
  return {
    places,
    note: t(search.isFetching ? "place.searching" : Object.keys(narrowed).length > 0 ? "place.none" : "place.unknown"),
  };
}

/** Places and addresses of the map, which arrive beside our own; none without a connection. */
function useLivePlaces(trip: Trip, typed: string, date: string | null, open: boolean) {
  const q = usePaused(typed, livePauseMs);
  const reachable = useReachable();
  const { data } = useQuery({
    ...useApi().places.search.queryOptions({
      ...{ q, trip_id: trip.id, live: true, limit: MOST_LIVE },
      ...(date !== null && { date }),
    }),
    enabled: open && reachable && q === typed && q.length >= LIVE_LETTERS && !placeInText(q),
    staleTime: 300_000,
    retry: false,
  });
  return { places: (q === typed && data?.places) || [], attribution: data?.attribution ?? null };
}

function PlaceOption({ place, currency, date }: { place: FoundPlace; currency: string; date: string | null }) {
  const facts = [
    place.kind && typeWord(place.activity_type),
    [place.area, place.city].filter((it, at, all) => it && all.indexOf(it) === at).join(", "),
    date !== null && place.hours_on_date?.length === 0 && openingOn(place, date),
    place.duration_minutes !== null && formatDuration(place.duration_minutes),
    place.estimated_cost !== null &&
      (place.estimated_cost === 0 ? builder("free") : formatMoney(place.estimated_cost, currency)),
    place.source === "openstreetmap" && "OpenStreetMap",
  ].filter(Boolean);
  return (
    <>
      <Cover shape="thumb" kind={place.kind ?? "other"} at={place} name={place.name} className="size-10 rounded-lg" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="wrap-anywhere font-medium">{place.name}</span>
        <span className="wrap-anywhere text-sm opacity-80">
          {[place.local_name !== place.name && place.local_name, ...facts].filter(Boolean).join(" · ")}
        </span>
      </span>
    </>
  );
}

function AsTyped({ children }: { children: ReactNode }) {
  return (
    <>
      <Plus aria-hidden="true" className="size-4 shrink-0 opacity-70" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </>
  );
}

/** Below the name: the place that was chosen, when it is open, and whether the day has time for it. */
export function ChosenPlace({
  trip,
  place,
  date,
  hasTime,
  onRemove,
}: {
  trip: Trip;
  place: FoundPlace;
  date: string | null;
  /** A free time was found. */
  hasTime: boolean;
  onRemove: () => void;
}) {
  const [looking, setLooking] = useState(false);
  const opening = date === null ? null : openingOn(place, date);
  const isClosed = date !== null && isClosedOn(place, date);
  return (
    <div
      role="status"
      className="mt-2 flex flex-wrap items-center gap-x-2 rounded-control bg-accent-soft py-1 pr-1 pl-3 text-on-accent-soft text-sm"
    >
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-48 flex-1 py-2">
        {[place.area, place.city].filter((it, at, all) => it && all.indexOf(it) === at).join(", ") || t("place.onMap")}
        {opening && ` · ${opening}`}
        {!hasTime && !isClosed && ` · ${t("place.noTime")}`}
      </p>
      <Button variant="ghost" size="sm" onClick={() => setLooking(true)}>
        {t("place.about")}
      </Button>
      {looking && (
        <PlaceSheet
          placeId={place.place_id}
          of={{ tripId: trip.id, currency: trip.currency }}
          stop={{ title: place.name, description: null, lat: place.lat, lng: place.lng }}
          onClose={() => setLooking(false)}
        />
      )}
      <Button variant="ghost" size="sm" icon={<X />} onClick={onRemove}>
        {t("place.not")}
      </Button>
    </div>
  );
}

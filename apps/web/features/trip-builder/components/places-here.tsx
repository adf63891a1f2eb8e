import { distanceKm, type Point } from "@caravan/domain/places/travel-time";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { type FoundPlace, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { t } from "../messages/activity/index.ts";

const MOST = 5;

/** The known places around a point of the map. The one that was meant is chosen as soon as it is known. */
export function usePlacesAt(
  tripId: string,
  at: Point | undefined,
  choose: (place: FoundPlace) => void,
): readonly FoundPlace[] {
  const q = at ? `${at.lat.toFixed(5)}, ${at.lng.toFixed(5)}` : "";
  const { data } = useQuery({
    ...useApi().places.search.queryOptions({ q, trip_id: tripId, limit: MOST }),
    enabled: at !== undefined,
  });
  const chooseMeant = useEffectEvent((found: readonly FoundPlace[]) => {
    const meant = at && placeMeantAt(at, found);
    if (meant) choose(meant);
  });
  useEffect(() => {
    if (data) chooseMeant(data.places);
  }, [data]);
  return data ? knownPlaces(data.places) : [];
}

interface PlacesHereProps {
  places: readonly FoundPlace[];
  chosen: FoundPlace | null;
  onChoose: (place: FoundPlace) => void;
}

export function PlacesHere({ places, chosen, onChoose }: PlacesHereProps) {
  const others = places.filter((it) => it.place_id !== chosen?.place_id);
  if (others.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5">
      <span className="text-muted text-sm">{t("place.here")}</span>
      {others.map((it) => (
        <Button key={it.place_id} variant="secondary" size="sm" icon={<MapPin />} onClick={() => onChoose(it)}>
          {it.name}
        </Button>
      ))}
    </div>
  );
}

/** So near to a pressed point is what was meant: a finger covers more. */
const MEANT_KM = 0.08;

const isKnown = ({ place_id }: FoundPlace) => !place_id.startsWith("geo:");

/** The place that was meant by a point of the map: a known one that is there, else the bare point without a name. */
export function placeMeantAt(at: Point, found: readonly FoundPlace[]): FoundPlace | null {
  const known = knownPlaces(found).find((it) => distanceKm(it, at) <= MEANT_KM);
  if (known) return known;
  const point = found.find((it) => !isKnown(it));
  return point ? { ...point, name: "" } : null;
}

export const knownPlaces = (found: readonly FoundPlace[]): readonly FoundPlace[] => found.filter(isKnown);

import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import { placeIdOf } from "@/features/places/index.ts";
import { formatList } from "@/ui/format.ts";
import { t } from "../messages/place/index.ts";
import { useBuilder } from "./builder-context.tsx";

/** What the trip and its group say of a place: notes of its stops, and votes on the board. */
export function PlaceInTrip({ placeId }: { placeId: string }) {
  const { trip } = useBuilder();
  const stops = trip.itinerary.flatMap((day) => day.activities).filter((it) => placeIdOf(it) === placeId);
  const notes = stops.flatMap((it) => (it.notes ? [{ id: it.id, notes: it.notes }] : []));
  return (
    <>
      {notes.length > 0 && (
        <section aria-labelledby="place-notes" className="flex flex-col gap-2">
          <h3 id="place-notes" className="font-semibold">
            {t("notes")}
          </h3>
          {notes.map((it) => (
            <p key={it.id} className="whitespace-pre-line border-l-2 pl-3">
              {it.notes}
            </p>
          ))}
        </section>
      )}
      <Votes tripId={trip.id} placeId={placeId} titles={stops.map((it) => it.title)} />
    </>
  );
}

const votes = ["in", "unsure", "out"] as const;

/** Of the group that planned the trip; nothing for others, and where nobody has voted. */
function Votes({ tripId, placeId, titles }: { tripId: string; placeId: string; titles: readonly string[] }) {
  const api = useApi();
  const { data: group } = useQuery({
    ...api.trips.get.queryOptions({ trip_id: tripId }),
    select: (answer) => answer.group_trip,
  });
  const { data: board } = useQuery({
    ...api.board.get.queryOptions({ trip_code: group?.trip_code ?? "" }),
    enabled: Boolean(group),
    retry: false,
  });
  const isIt = (it: { place_id: string | null; name: string }) =>
    it.place_id === placeId || (it.place_id === null && titles.includes(it.name));
  const reactions = (board?.candidates.find(isIt)?.reactions ?? []).filter((it) => !it.advisory);
  if (reactions.length === 0) return null;
  return (
    <section aria-labelledby="place-votes" className="flex flex-col gap-2">
      <h3 id="place-votes" className="font-semibold">
        {t("votes")}
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {votes.map((vote) => {
          const those = reactions.filter((it) => it.vote === vote);
          if (those.length === 0) return null;
          return (
            <div key={vote} className="contents">
              <dt className="text-muted">{t(`vote.${vote}`)}</dt>
              <dd>
                {formatList(those.map((it) => it.name))}
                {those.map((it) => it.reason && <Reason key={it.user_id} name={it.name} reason={it.reason} />)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Reason({ name, reason }: { name: string; reason: string }) {
  return <span className="block text-muted text-sm">{t("reason", { name, reason })}</span>;
}

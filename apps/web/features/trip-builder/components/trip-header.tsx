"use client";

import { useQuery } from "@tanstack/react-query";
import { Clock, Plus, Share2, Undo2, Users } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { groupTitle } from "@/features/groups/index.ts";
import { SavedNote, useReachable } from "@/features/offline/index.ts";
import { PhotoCover } from "@/features/pictures/index.ts";
import { ProposalsButton, SuggestingBanner } from "@/features/proposals/index.ts";
import { type Person, Presence } from "@/features/room/index.ts";
import { StatusBadge, TripNav } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { count } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { PlaceAndDates } from "@/ui/place-and-dates.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { useBuilder } from "./builder-context.tsx";
import { TripMenu } from "./trip-menu.tsx";
import { TripOverview } from "./trip-overview.tsx";
import { TripTitle } from "./trip-title.tsx";
import type { Undo } from "./use-undo.ts";

const ShareDialog = dynamic(() => import("@/features/sharing/index.ts").then((module) => module.ShareDialog));

/** Of the picture at the head, which is kept free while the trip loads. */
export const tripCoverSize = "h-24 rounded-card sm:h-36";

export function TripHeader({ people, undo }: { people: readonly Person[]; undo: Undo }) {
  const { trip, viewer, canEdit, openNewActivity } = useBuilder();
  const [sharing, setSharing] = useState(false);
  // Stays rendered after it was opened, so that its closing is animated.
  const [shared, setShared] = useState(false);
  return (
    <header className="flex flex-col gap-4">
      <PhotoCover
        shape="banner"
        kind="trip"
        at={trip.place}
        name={trip.destination}
        of={trip.place.city_id}
        sizes="(min-width: 80rem) 76rem, 100vw"
        className={tripCoverSize}
        eager
      />
      <TripTitle />
      <div className="flex items-end gap-4">
        <ul className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2 text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          <PlaceAndDates trip={trip} />
          <li>
            <Users aria-hidden="true" />
            {count(trip.travelers, "traveler")}
          </li>
          <li>
            <StatusBadge status={trip.status} />
          </li>
          <GroupLink tripId={trip.id} />
        </ul>
        <Presence people={people} selfId={viewer.id} />
      </div>
      <TripNav tripId={trip.id} />
      <div className="-my-2 min-h-5">
        <SavedNote tripId={trip.id} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<Plus />} onClick={() => openNewActivity()}>
          Add activity
        </Button>
        <Button
          icon={<Share2 />}
          variant="secondary"
          size="sm"
          onClick={() => {
            setShared(true);
            setSharing(true);
          }}
        >
          Share
        </Button>
        {canEdit && (
          <TooltipButton
            label="Undo"
            icon={<Undo2 />}
            variant="outline"
            aria-keyshortcuts="Control+Z"
            aria-disabled={!undo.available}
            className="aria-disabled:opacity-45"
            onClick={() => void undo.run()}
          />
        )}
        {canEdit && <ProposalsButton />}
        <TripMenu />
        <SavingStatus />
      </div>
      {trip.notes && <p className="whitespace-pre-line break-words text-muted">{trip.notes}</p>}
      <TripOverview trip={trip} />
      {!canEdit && <SuggestingBanner />}
      {shared && <ShareDialog tripId={trip.id} role={trip.role} open={sharing} onOpenChange={setSharing} />}
    </header>
  );
}

/** A link to the group that planned this trip, for its members. */
function GroupLink({ tripId }: { tripId: string }) {
  const { data: group } = useQuery({
    ...useApi().trips.get.queryOptions({ trip_id: tripId }),
    select: (answer) => answer.group_trip,
  });
  if (!group) return null;
  return (
    <li className="min-w-0">
      <Users aria-hidden="true" />
      <Link
        href={`/groups/${group.trip_code}`}
        className="wrap-anywhere tap inline-flex items-center rounded-control underline underline-offset-4 hover:text-ink"
      >
        Group: {groupTitle(group)}
      </Link>
    </li>
  );
}

const shownMs = 4_000;

/** The state of the person's changes: saving, waiting or saved. */
function SavingStatus() {
  const { edits } = useBuilder();
  const reachable = useReachable();
  const { saving, waiting, heldUp, signedOut } = edits;
  const stuck = waiting > 0 && (!reachable || signedOut);
  const busy = !stuck && saving + waiting - heldUp > 0;
  const saved = useJustSaved(busy);
  return (
    <span role="status" className="flex items-center gap-1.5 text-faint text-sm [&_svg]:size-4">
      {stuck && (
        <>
          <Clock aria-hidden="true" />
          {reachable ? "Waiting until you sign in" : "Waiting for a connection"} ({waiting})
        </>
      )}
      {!stuck && !busy && heldUp > 0 && (
        <>
          <Clock aria-hidden="true" />
          Waiting for your answer ({heldUp})
        </>
      )}
      {busy && "Saving…"}
      {saved && "Saved"}
    </span>
  );
}

/** True for a moment after everything was saved, unless something was refused, undone or still waits. */
function useJustSaved(busy: boolean): boolean {
  const { edits } = useBuilder();
  const { waiting, questions, through, answered } = edits;
  const done = through + answered.done;
  const [before, setBefore] = useState<{ done: number; refused: number } | null>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (busy) {
      setBefore((it) => it ?? { done, refused: answered.refused });
      setSaved(false);
    } else if (before) {
      setBefore(null);
      setSaved(done > before.done && answered.refused === before.refused && waiting === 0 && questions.length === 0);
    }
  }, [busy, before, done, answered.refused, waiting, questions.length]);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), shownMs);
    return () => clearTimeout(timer);
  }, [saved]);
  return saved;
}

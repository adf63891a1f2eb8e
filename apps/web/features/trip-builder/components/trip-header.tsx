"use client";

import { withTexts } from "@caravan/languages/texts";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Share2, Users } from "lucide-react";
import { memo, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { SavedNote } from "@/features/offline/index.ts";
import { TripCover } from "@/features/pictures/index.ts";
import { ProposalsButton } from "@/features/proposals/index.ts";
import { type Person, Presence } from "@/features/room/index.ts";
import { StatusBadge, TripNav } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { LazyMenu } from "@/ui/lazy-menu.tsx";
import { Link } from "@/ui/link.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { PlaceAndDates } from "@/ui/place-and-dates.tsx";
import { useSmallWindow } from "@/ui/use-window-size.ts";
import { beforeUse } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";
import { SavingStatus } from "./saving-status.tsx";
import { TripTitle, tripTitleStyle } from "./trip-title.tsx";

const ShareDialog = loadedApart(() =>
  withTexts("sharing", () => import("@/features/sharing/index.ts")).then((module) => module.ShareDialog),
);

const DatesDialog = loadedApart(() =>
  withTexts("ui/calendar", () => withTexts("trip-builder/dates", () => import("./dates-dialog.tsx"))).then(
    (module) => module.DatesDialog,
  ),
);

/** For people who cannot edit. */
const SuggestingBanner = loadedApart(() =>
  import("@/features/proposals/index.ts").then((module) => module.SuggestingBanner),
);

const coverSize = "size-16 rounded-card max-sm:hidden";

const besideCover = "flex min-w-0 flex-1 flex-col gap-0.5";
const titleRow = "flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 pointer-fine:min-h-10";
const factsStyle = "flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1";

export const TripHeader = memo(function TripHeader({ people }: { people: readonly Person[] }) {
  const { trip, viewer, canEdit } = useBuilder();
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-start gap-3">
        <TripCover trip={trip} shape="thumb" sizes="4rem" className={coverSize} printed />
        <div className={besideCover}>
          <div className={titleRow}>
            <div className="min-w-[min(11rem,100%)] flex-1">
              <TripTitle />
            </div>
            <div className="ml-auto flex flex-wrap items-center gap-1.5">
              <Presence people={people} selfId={viewer.id} />
              {canEdit && <ProposalsButton />}
              <ShareButton />
              <TripMenu />
            </div>
          </div>
          <TripFacts />
        </div>
      </div>
      <TabsRow tripId={trip.id} />
      {trip.notes && <p className="wrap-anywhere whitespace-pre-line text-muted">{trip.notes}</p>}
      {!canEdit && <SuggestingBanner />}
    </header>
  );
});

/** The pages of the trip, and beside them whether everything is saved; on a phone, that is elsewhere. */
function TabsRow({ tripId }: { tripId: string }) {
  const small = useSmallWindow();
  return (
    <div className="flex">
      <div className={small ? "w-full" : "shrink-0"}>
        <TripNav tripId={tripId} />
      </div>
      {!small && (
        <div className="flex min-w-0 flex-1 items-center justify-end gap-3 border-b pl-3 *:first:min-w-0">
          <SavedNote tripId={tripId} />
          <SavingStatus />
        </div>
      )}
    </div>
  );
}

/** As high as the head of a trip, so that the tabs below it, which can be pressed already, do not move. */
export function TripHeaderSkeleton() {
  return (
    <div className="flex items-start gap-3">
      <Skeleton className={coverSize} />
      <div className={besideCover}>
        <div className={titleRow}>
          <div className={`${tripTitleStyle} flex min-w-[min(11rem,100%)] flex-1`}>
            <Skeleton className="h-[1lh] w-44 max-w-full" />
          </div>
          <div className="ml-auto flex gap-1.5">
            <Skeleton className="tap sm:w-22" />
            <Skeleton className="tap" />
          </div>
        </div>
        <div className={factsStyle}>
          <Skeleton className="h-5 w-18" />
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-21" />
          <Skeleton className="h-6 w-13" />
        </div>
      </div>
    </div>
  );
}

/** Where, when and for how many; the places of a route are listed as its stops. */
function TripFacts() {
  const { trip, canEdit } = useBuilder();
  const [dates, setDates] = useState(false);
  return (
    <ul
      className={`${factsStyle} text-muted text-sm [&>li]:flex [&>li]:items-center [&>li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint`}
    >
      <PlaceAndDates
        trip={trip}
        place={(trip.stops ?? []).length < 2}
        onDates={canEdit ? () => setDates(true) : undefined}
      />
      {dates && <DatesDialog onClose={() => setDates(false)} />}
      <li>
        <Users aria-hidden="true" />
        {t("travelers", { count: trip.travelers })}
      </li>
      <li>
        <StatusBadge status={trip.status} />
      </li>
      <GroupLink tripId={trip.id} />
    </ul>
  );
}

function ShareButton() {
  const { trip } = useBuilder();
  const [sharing, setSharing] = useState(false);
  // Stays rendered after it was opened, so that its closing is animated.
  const [shared, setShared] = useState(false);
  const open = () => {
    setShared(true);
    setSharing(true);
  };
  return (
    <>
      {/* By CSS only an icon on a phone, because the HTML has the same button for all windows. */}
      <Button
        icon={<Share2 />}
        variant="secondary"
        size="sm"
        onClick={open}
        className="max-sm:size-11 max-sm:px-0! max-sm:[&_svg]:size-5!"
      >
        <span className="max-sm:sr-only">{t("share")}</span>
      </Button>
      {shared && <ShareDialog tripId={trip.id} role={trip.role} open={sharing} onOpenChange={setSharing} />}
    </>
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
        {t("group", { name: group.title ?? t("groupTrip") })}
      </Link>
    </li>
  );
}

const load = () => import("./trip-menu-items.tsx");
beforeUse(() => void load().catch(() => undefined));

function TripMenu() {
  return (
    <LazyMenu
      load={load}
      button={(props) => <IconButton label={t("menu")} icon={<Ellipsis />} variant="outline" {...props} />}
      menu={({ TripMenuItems }, trigger, opens) => <TripMenuItems trigger={trigger} opens={opens} />}
    />
  );
}

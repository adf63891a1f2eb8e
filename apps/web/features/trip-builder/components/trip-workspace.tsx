"use client";

import type { Point } from "@caravan/domain/places/travel-time";
import { withTexts } from "@caravan/languages/texts";
import { type CSSProperties, memo, useMemo, useState } from "react";
import type { Activity, Day, Trip, Viewer } from "@/features/api-client/index.ts";
import { CommentsProvider } from "@/features/comments/index.ts";
import { type OutboxEntry, SavedNote, targetOf, usePendingTrip } from "@/features/offline/index.ts";
import { PhotosDialog } from "@/features/pictures/index.ts";
import { PlaceSheet, placeIdOf, placePath, usePlaceAddress } from "@/features/places/index.ts";
import {
  ProposalAnnouncements,
  ProposalsProvider,
  ProposalsSheet,
  useProposalsOpen,
} from "@/features/proposals/index.ts";
import type { Person, useTripRoom } from "@/features/room/index.ts";
import { useSegments } from "@/features/travel/index.ts";
import { TripPeople } from "@/features/trips/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { Attributions } from "@/ui/attributions.tsx";
import { classNames } from "@/ui/class-names.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater, overlayLoadedLater } from "@/ui/loaded-later.tsx";
import { useDocumentTitle } from "@/ui/use-document-title.ts";
import { useSmallWindow, useWideWindow } from "@/ui/use-window-size.ts";
import { useTripEdits } from "../api/use-trip-edits.ts";
import { t } from "../messages/index.ts";
import { commentTitle } from "../model/comment-title.ts";
import { switchMap, useBoardLayout } from "../model/device-choice.ts";
import { DragStore } from "../model/drag-store.ts";
import { findActivity } from "../model/find-activity.ts";
import { FocusStore, focusedSegment } from "../model/focus-store.ts";
import { isByCar } from "../model/is-by-car.ts";
import type { MovePlan } from "../model/move-plan.ts";
import { sheetLengths } from "../model/plan-sheet.ts";
import { SelectionStore, useSelection } from "../model/selection-store.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { BuilderBar } from "./builder-bar.tsx";
import { BuilderProvider } from "./builder-context.tsx";
import { BuilderSearch } from "./builder-search.tsx";
import { DayStrip } from "./day-strip.tsx";
import { DaysBoard } from "./days-board.tsx";
import { StopsRow } from "./stops-row.tsx";
import { TripHeader } from "./trip-header.tsx";
import { TripNotices } from "./trip-notices.tsx";
import { revealSoon, useListedDays } from "./use-listed-days.ts";
import { usePlanSheet } from "./use-plan-sheet.ts";
import { useUndo } from "./use-undo.ts";

const LeftOutSheet = overlayLoadedLater(() =>
  withTexts("trip-builder/left-out", () => import("./left-out-sheet.tsx")).then((module) => module.LeftOutSheet),
);
const PlaceInTrip = loadedLater(() =>
  withTexts("trip-builder/place", () => import("./place-in-trip.tsx")).then((module) => module.PlaceInTrip),
);
const UnsentQuestions = loadedLater(() =>
  withTexts("trip-builder/questions", () => import("./unsent-questions.tsx")).then((module) => module.UnsentQuestions),
);
const MapPane = loadedLater(() => import("./map-pane.tsx").then((module) => module.MapPane));
const MapOnPaper = loadedLater(() => import("./map-pane.tsx").then((module) => module.MapOnPaper));
const SelectedStop = loadedLater(() => import("./map-pane.tsx").then((module) => module.SelectedStop));
const SelectionBar = loadedLater(() => import("./selection-bar.tsx").then((module) => module.SelectionBar));
const MoveDialog = loadedApart(() => import("./move-dialog.tsx").then((module) => module.MoveDialog));
const EditActivityDialog = loadedApart(() =>
  withTexts("trip-builder/activity", () => import("./activity-dialogs.tsx")).then(
    (module) => module.EditActivityDialog,
  ),
);
const NewActivityDialog = loadedApart(() =>
  withTexts("trip-builder/activity", () => import("./activity-dialogs.tsx")).then((module) => module.NewActivityDialog),
);
/** Only for trips without any activity. */
const EmptyPlan = loadedApart(() =>
  withTexts("trip-builder/empty-plan", () => import("./empty-plan.tsx")).then((module) => module.EmptyPlan),
);
const MoveQuestion = loadedApart(() => import("./move-question.tsx").then((module) => module.MoveQuestion));

type Open =
  | { readonly kind: "edit"; readonly activity: Activity; readonly question?: OutboxEntry }
  | { readonly kind: "move"; readonly activity: Activity }
  | { readonly kind: "choose"; readonly plan: MovePlan }
  | { readonly kind: "add"; readonly dayId: string | null; readonly at: Point | undefined }
  | { readonly kind: "left-out" }
  | { readonly kind: "photos"; readonly activity: Activity }
  | null;

export interface TripWorkspaceProps {
  /** The trip from the server, without unsent edits. */
  trip: Trip;
  viewer: Viewer;
  styleUrls: MapStyleUrls | null;
  room: ReturnType<typeof useTripRoom>;
}

/** Days on the left, map on the right; on a phone the days are a sheet over the map. */
export const TripWorkspace = memo(function TripWorkspace({
  trip: answer,
  viewer,
  styleUrls,
  room,
}: TripWorkspaceProps) {
  const trip = usePendingTrip(answer, viewer.id);
  const canEdit = trip.role !== "viewer";
  const isEmpty = canEdit && trip.itinerary.every((it) => it.activities.length === 0);
  // It stays until it has shown the plan that it asked for.
  const [offersPlan, setOffersPlan] = useState(isEmpty);
  if (isEmpty && !offersPlan) setOffersPlan(true);
  const edits = useTripEdits(trip.id, !canEdit, viewer.id);
  const segments = useSegments(trip);
  const byCar = isByCar(trip);
  const undo = useUndo(trip, viewer, edits);
  const wide = useWideWindow();
  const small = useSmallWindow();
  const [focus] = useState(() => new FocusStore());
  const [selection] = useState(() => new SelectionStore());
  const [drag] = useState(() => new DragStore());
  const selecting = useSelection(selection, (it) => it.ids !== null);
  const [open, setOpen] = useState<Open>(null);
  const sheet = usePlanSheet();
  const [searching, setSearching] = useState(false);
  const layout = useBoardLayout();
  const columns = wide && layout === "columns";
  const days = useListedDays(trip, { filters: !wide, folds: !columns });
  const close = () => setOpen(null);
  const proposals = useProposalsOpen(canEdit);
  const commentsHome = useMemo(() => ({ tripId: trip.id }), [trip.id]);
  const { placeId, open: openPlace, close: closePlace } = usePlaceAddress(trip.id);

  const { listWith } = days;
  const builder = useMemo(
    () => ({
      trip,
      viewer,
      canEdit,
      focus,
      selection,
      drag,
      edits,
      byCar,
      openActivity: (activity: Activity) => setOpen({ kind: "edit", activity }),
      openMove: (activity: Activity) => setOpen({ kind: "move", activity }),
      async move(activity: Activity, day: Day, after: string | null | undefined) {
        const plan = await edits.planMove(trip, segments, activity, day, after);
        if (plan === null) return;
        if (plan.choices.length === 0) await edits.move(plan, null);
        else setOpen({ kind: "choose", plan });
      },
      openLeftOut: () => setOpen({ kind: "left-out" }),
      openPhotos: (activity: Activity) => setOpen({ kind: "photos", activity }),
      openPlace,
      openProposals: proposals.show,
      openNewActivity: (dayId?: string, at?: Point) => setOpen({ kind: "add", dayId: dayId ?? null, at }),
      goTo(focusId: string) {
        focus.select(focusId);
        listWith(focusId);
        const segmentId = focusedSegment(focusId);
        revealSoon(segmentId === null ? `activity-${focusId}` : `segment-${segmentId}`);
      },
    }),
    [trip, viewer, canEdit, focus, selection, drag, edits, segments, byCar, proposals.show, openPlace, listWith],
  );
  useDocumentTitle([trip.title, "Caravan"].join(" · "));

  const editAgain = (question: OutboxEntry) => {
    const found = findActivity(answer, targetOf(question));
    if (found) setOpen({ kind: "edit", activity: found.activity, question });
  };
  const mapShown = wide ? layout === "map" : sheet.overMap;
  return (
    <BuilderProvider value={builder}>
      <CommentsProvider home={commentsHome} titleOf={(about) => commentTitle(trip, about)}>
        <ProposalsProvider value={builder}>
          <div
            data-plan
            style={sheetStyle}
            className={classNames(
              "grid flex-1 grid-cols-[minmax(0,1fr)] print:block!",
              layout === "map" && "lg:grid-cols-[minmax(28rem,min(44rem,70%))_minmax(0,1fr)]",
              layout === "list" && "lg:mx-auto lg:w-full lg:max-w-4xl",
            )}
          >
            <div
              ref={sheet.list}
              className="flex min-w-0 flex-col gap-1.5 print:p-0! px-4 pt-3 pb-28 sheet:fixed sheet:inset-x-0 sheet:bottom-0 sheet:z-20 sheet:h-(--sheet-half) peek:h-(--sheet-peek) sheet:overflow-y-auto sheet:overscroll-contain sheet:rounded-t-panel sheet:bg-paper sheet:pt-0 sheet:shadow-float sm:px-6 lg:pb-16"
            >
              <div className="contents sheet:hidden">
                <TripNotices tripId={trip.id} columns={columns} underWay={days.today !== null} />
                {edits.outbox && edits.questions.length > 0 && (
                  <UnsentQuestions trip={answer} outbox={edits.outbox} questions={edits.questions} onEdit={editAgain} />
                )}
                <TripPeople tripId={trip.id} when={room.people.some((it) => it.user_id !== viewer.id)}>
                  <TripHeader people={room.people} />
                </TripPeople>
                <StopsRow />
              </div>
              <BuilderBar
                sheet={sheet}
                undo={undo}
                onSearch={() => setSearching(true)}
                strip={<DayStrip days={days} />}
              />
              <MapOnPaper />
              {offersPlan && <EmptyPlan />}
              <DaysBoard listed={days} columns={columns} />
              {small && <SavedNote tripId={trip.id} />}
              <Attributions names={trip.attributions} />
            </div>
            {mapShown && (
              <div className="print:hidden! sticky top-(--header-height) h-[calc(100dvh-var(--header-height))] min-w-0 border-l bg-(--map-land) max-lg:fixed max-lg:inset-x-0 max-lg:h-auto max-lg:border-l-0 max-lg:[--map-covered:1.5rem] sheet:bottom-[calc(var(--sheet-half)-1.5rem)] peek:bottom-[calc(var(--sheet-peek)-1.5rem)]">
                {!wide && sheet.height !== "full" && <h1 className="sr-only">{trip.title}</h1>}
                <MapPane shownDay={days.shownDay} styleUrls={styleUrls} />
                {!wide && sheet.height === "peek" && <SelectedStop onShowInList={() => sheet.choose("half")} />}
              </div>
            )}
          </div>
          {selecting && <SelectionBar />}
          {!wide && !selecting && (
            <BottomBar height={sheet.height} onHeight={sheet.choose} undo={undo} onSearch={() => setSearching(true)} />
          )}
          <BuilderSearch
            open={searching}
            onOpenChange={setSearching}
            undo={undo}
            onDay={days.show}
            onMap={() => (wide ? switchMap() : sheet.choose(sheet.height === "full" ? "half" : "full"))}
          />
          {open?.kind === "edit" && (
            <EditActivityDialog activity={open.activity} question={open.question} onClose={close} />
          )}
          {open?.kind === "move" && <MoveDialog activity={open.activity} onClose={close} />}
          {open?.kind === "choose" && <MoveQuestion plan={open.plan} onClose={close} />}
          {open?.kind === "photos" && (
            <PhotosDialog tripId={trip.id} canEdit={canEdit} stop={open.activity} onClose={close} />
          )}
          <LeftOutSheet open={open?.kind === "left-out"} onOpenChange={(next) => !next && close()} />
          {placeId !== null && (
            <PlaceSheet
              key={placeId}
              placeId={placeId}
              of={{ tripId: trip.id, currency: trip.currency }}
              stop={stopAt(trip, placeId)}
              onClose={closePlace}
              onStop={(activityId) => {
                closePlace();
                builder.goTo(activityId);
              }}
              pathOf={(id) => placePath(trip.id, id)}
              onPlace={openPlace}
            >
              <PlaceInTrip placeId={placeId} />
            </PlaceSheet>
          )}
          {open?.kind === "add" && <NewActivityDialog dayId={open.dayId} at={open.at} onClose={close} />}
          <TripPeople tripId={trip.id} when={proposals.open}>
            <ProposalsSheet open={proposals.open} onOpenChange={(next) => !next && proposals.hide()} />
          </TripPeople>
          <ProposalAnnouncements news={room.proposalNews} />
          <RoomNews changedBy={room.changedBy} people={room.people} viewerId={viewer.id} />
        </ProposalsProvider>
      </CommentsProvider>
    </BuilderProvider>
  );
});

const sheetStyle = { "--sheet-half": sheetLengths.half, "--sheet-peek": sheetLengths.peek } as CSSProperties;

/** The first stop at a place. */
function stopAt(trip: Trip, placeId: string): Activity | undefined {
  return trip.itinerary.flatMap((day) => day.activities).find((it) => placeIdOf(it) === placeId);
}

/** Announces to screen readers that somebody else changed the plan. */
function RoomNews({
  changedBy,
  people,
  viewerId,
}: {
  changedBy: { userId: string; revision: number } | null;
  people: readonly Person[];
  viewerId: string;
}) {
  const other = changedBy && changedBy.userId !== viewerId;
  const name = other ? (people.find((it) => it.user_id === changedBy.userId)?.name ?? t("somebody")) : "";
  return (
    <p role="status" className="sr-only">
      {other ? t("changedBy", { name, revision: `${changedBy.revision}` }) : ""}
    </p>
  );
}

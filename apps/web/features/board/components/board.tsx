"use client";

import { placeCategories } from "@caravan/domain/field-choices";
import { GalleryVerticalEnd, LayoutGrid, MapPinPlus } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { type About, CommentsProvider } from "@/features/comments/index.ts";
import type { Group } from "@/features/groups/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Checkbox } from "@/ui/checkbox.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { isSmallWindow, useSmallWindow } from "@/ui/use-window-size.ts";
import { type BoardActions, BoardProvider, useBoard } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import { categoryOptions } from "../messages.ts";
import { type BoardView, orders, toVoteOn, wholeBoard } from "../model/lanes.ts";
import type { BoardData, Candidate } from "../model/types.ts";
import { AddPlaces } from "./add-places.tsx";
import { Deck } from "./deck.tsx";
import { DroppedPlaces } from "./dropped-places.tsx";
import { FailedImports } from "./failed-imports.tsx";
import { LanesView } from "./lanes.tsx";
import { Readiness } from "./readiness.tsx";

const EditPlaceDialog = loadedApart(() => import("./edit-place-dialog.tsx").then((it) => it.EditPlaceDialog));

/** Places that the group considers. */
export function Board({ group }: { group: Group }) {
  const { query, board, problems, actions } = useBoard(group);
  if (board) return <BoardScreen group={group} board={board} problems={problems} actions={actions} />;
  if (query.error) return <QueryError title={t("failed")} query={query} />;
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-12 rounded-control" />
      <div className="grid gap-5 lg:grid-cols-3">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card max-lg:hidden" />
        <Skeleton className="h-64 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}

interface BoardScreenProps {
  group: Group;
  board: BoardData;
  problems: Readonly<Record<string, string>>;
  actions: BoardActions;
}

function BoardScreen({ group, board, problems, actions }: BoardScreenProps) {
  const { you } = group;
  const [view, setView] = useState(wholeBoard);
  const [look, setLook] = useState<Look>("cards");
  const [editing, setEditing] = useState<Candidate | null>(null);
  const waiting = toVoteOn(board, you).length;
  const small = useSmallWindow();
  // Decided once, so that the deck does not disappear with its last card or when the phone is rotated.
  const start = useEffectEvent(() => isSmallWindow() && waiting > 0 && setLook("deck"));
  useLayoutEffect(() => {
    start();
  }, []);
  const tools = useMemo(() => ({ you, actions, problems, openEdit: setEditing }), [you, actions, problems]);
  const home = useMemo(() => ({ tripCode: group.trip_code }), [group.trip_code]);
  const titleOf = (about: About) =>
    [...board.candidates, ...board.review_lane].find((it) => about.kind === "place" && it.id === about.id)?.name ??
    null;
  const known = new Set([...board.review_lane, ...board.candidates].map((it) => it.id));

  const adding = (
    <div key="adding" className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <AddPlaces inspire={actions.inspire} known={known} />
        <FailedImports imports={board.failed_imports} you={you} actions={actions} />
      </div>
      <Readiness board={board} isCreator={group.role === "creator"} setPolicy={actions.setPolicy} />
    </div>
  );
  const toolbar = known.size > 0 && (
    <BoardToolbar key="toolbar" look={look} onLook={setLook} view={view} onView={setView} waiting={waiting} />
  );
  const places =
    known.size === 0 ? (
      <div key="places" className="flex flex-col gap-6">
        <EmptyState art={<MapPinPlus />} title={t("empty")} description={t("empty.text")} />
        <DroppedPlaces board={board} />
      </div>
    ) : look === "deck" ? (
      <Deck key="places" board={board} onLeave={() => setLook("cards")} />
    ) : (
      <LanesView key="places" board={board} view={view} you={you} />
    );
  // People expect the next card without scrolling.
  const deckFirst = small && look === "deck" && known.size > 0;
  return (
    <BoardProvider value={tools}>
      <CommentsProvider home={home} titleOf={titleOf}>
        <div className="flex flex-col gap-4 sm:gap-6">
          {deckFirst ? [toolbar, places, adding] : [adding, toolbar, places]}
        </div>
        {editing && (
          <EditPlaceDialog candidate={editing} onSave={actions.saveFields} onClose={() => setEditing(null)} />
        )}
      </CommentsProvider>
    </BoardProvider>
  );
}

type Look = "cards" | "deck";

const looks = () =>
  [
    { value: "cards", label: t("look.cards"), icon: <LayoutGrid /> },
    { value: "deck", label: t("look.deck"), icon: <GalleryVerticalEnd /> },
  ] as const;

const orderOptions = () => orders.map((value) => ({ value, label: t(`order.${value}`) }));

interface BoardToolbarProps {
  look: Look;
  onLook: (look: Look) => void;
  view: BoardView;
  onView: (view: BoardView) => void;
  /** How many places wait for this person's vote. */
  waiting: number;
}

function BoardToolbar({ look, onLook, view, onView, waiting }: BoardToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl label={t("view")} segments={looks()} value={look} onValueChange={onLook} />
      {look === "cards" && (
        <>
          <Checkbox
            label={waiting > 0 ? t("waitingMineCount", { count: String(waiting) }) : t("waitingMine")}
            checked={view.notVoted}
            onCheckedChange={(notVoted) => onView({ ...view, notVoted })}
            className="items-center! py-0! text-[0.9375rem]"
          />
          <div className="grid w-full grid-cols-2 gap-2 sm:ml-auto sm:w-84">
            <Select
              aria-label={t("category")}
              options={[{ value: "all", label: t("category.all") }, ...categoryOptions()]}
              value={view.category}
              onValueChange={(value) =>
                onView({ ...view, category: placeCategories.find((it) => it === value) ?? "all" })
              }
            />
            <Select
              aria-label={t("order")}
              options={orderOptions()}
              value={view.order}
              onValueChange={(value) => onView({ ...view, order: orders.find((it) => it === value) ?? "votes" })}
            />
          </div>
        </>
      )}
    </div>
  );
}

"use client";

import { MapPinPlus } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import type { Group } from "@/features/groups/types.ts";
import { EmptyState } from "@/ui/page-states.tsx";
import { isSmallWindow, useSmallWindow } from "@/ui/use-window-size.ts";
import { AddPlaces } from "./add-places.tsx";
import { BoardProvider } from "./board-context.tsx";
import { BoardToolbar, type Look } from "./board-toolbar.tsx";
import { Deck } from "./deck.tsx";
import { DroppedPlaces } from "./dropped-places.tsx";
import { EditPlaceDialog } from "./edit-place-dialog.tsx";
import { FailedImports } from "./failed-imports.tsx";
import { toVoteOn, wholeBoard } from "./lanes.ts";
import { LanesView } from "./lanes-view.tsx";
import { Readiness } from "./readiness.tsx";
import type { BoardData, Candidate } from "./types.ts";
import type { BoardActions } from "./use-board.ts";

export interface BoardScreenProps {
  group: Group;
  board: BoardData;
  problems: Readonly<Record<string, string>>;
  actions: BoardActions;
}

export function BoardScreen({ group, board, problems, actions }: BoardScreenProps) {
  const { you } = group;
  const [view, setView] = useState(wholeBoard);
  const [look, setLook] = useState<Look>("cards");
  const [editing, setEditing] = useState<Candidate | null>(null);
  const waiting = toVoteOn(board, you).length;
  const small = useSmallWindow();
  // Once, before anything is seen: the deck goes away neither with its last card nor when the phone is turned.
  const start = useEffectEvent(() => isSmallWindow() && waiting > 0 && setLook("deck"));
  useLayoutEffect(() => {
    start();
  }, []);
  const tools = useMemo(() => ({ you, actions, problems, openEdit: setEditing }), [you, actions, problems]);
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
        <EmptyState
          art={<MapPinPlus />}
          title="Where does it pull you?"
          description="Paste a link to an article or a map, your notes, or just the name of a place. Everybody votes, and what is locked in will be in the plan."
        />
        <DroppedPlaces board={board} />
      </div>
    ) : look === "deck" ? (
      <Deck key="places" board={board} onLeave={() => setLook("cards")} />
    ) : (
      <LanesView key="places" board={board} view={view} you={you} />
    );
  // A thumb wants the next card, and not to scroll for it.
  const deckFirst = small && look === "deck" && known.size > 0;
  return (
    <BoardProvider value={tools}>
      <div className="flex flex-col gap-4 sm:gap-6">
        {deckFirst ? [toolbar, places, adding] : [adding, toolbar, places]}
      </div>
      {editing && <EditPlaceDialog candidate={editing} onSave={actions.saveFields} onClose={() => setEditing(null)} />}
    </BoardProvider>
  );
}

"use client";

import { useState } from "react";
import { freshened, type Pile } from "./deck.ts";
import { toVoteOn } from "./lanes.ts";
import type { BoardData, Candidate } from "./types.ts";

/** The pile of places that waited for this person's vote when the deck was opened, and what has come since. */
export function usePile(board: BoardData, you: string) {
  const waiting = toVoteOn(board, you).map((it) => it.id);
  const [kept, setPile] = useState<Pile>({ ids: waiting, at: 0 });
  const byId = new Map(board.candidates.map((it) => [it.id, it]));
  const open = new Set(board.candidates.filter((it) => it.status === "board").map((it) => it.id));
  const pile = freshened(kept, waiting, open, new Set(byId.keys()));
  const find = (at: number): Candidate | null => byId.get(pile.ids[at] ?? "") ?? null;
  return {
    ids: pile.ids,
    at: pile.at,
    current: find(pile.at),
    next: find(pile.at + 1),
    find: (id: string) => byId.get(id) ?? null,
    goTo: (at: number) => setPile({ ids: pile.ids, at }),
    /** From the top, with all that is on the board. */
    again: () => setPile({ ids: [...open], at: 0 }),
  };
}

"use client";

import type { Vote } from "@caravan/domain/field-choices";
import { useState } from "react";
import { toVoteOn } from "./lanes.ts";
import type { BoardData, Candidate } from "./types.ts";

/** A stack of places, by id: those before `at` have been shown. */
export interface Pile {
  readonly ids: readonly string[];
  readonly at: number;
}

/**
 * The stack after a change of the board: new places go to its end, and places that were decided before their turn leave
 * it. The same object when nothing changed.
 *
 * @param waiting ids that wait for this person's vote
 * @param board ids of all places that can be voted on
 * @param all ids of all places that still exist
 */
export function refreshPile(
  pile: Pile,
  waiting: readonly string[],
  board: ReadonlySet<string>,
  all: ReadonlySet<string>,
): Pile {
  const known = new Set(pile.ids);
  const came = waiting.filter((id) => !known.has(id));
  const had = pile.ids.slice(0, pile.at).filter((id) => all.has(id));
  const left = pile.ids.slice(pile.at).filter((id) => board.has(id));
  if (came.length === 0 && had.length + left.length === pile.ids.length) return pile;
  return { ids: [...had, ...left, ...came], at: had.length };
}

/** How far a card has to be dragged to count as a vote, in pixels. */
const far = 96;
/** Or how fast, in pixels a millisecond. */
const fast = 0.5;
/** A flick needs at least this distance. */
const least = 24;

/** The vote when a card is released: right In, left Out, up Unsure, otherwise none. */
export function voteOfSwipe(drawn: { x: number; y: number; milliseconds: number }): Vote | null {
  const { x, y, milliseconds } = drawn;
  const sideways = Math.abs(x) >= Math.abs(y);
  const distance = sideways ? Math.abs(x) : -y;
  const speed = distance / Math.max(1, milliseconds);
  if (distance < far && (distance < least || speed < fast)) return null;
  if (!sideways) return "unsure";
  return x > 0 ? "in" : "out";
}

/** The vote of an arrow key, as for a swipe in that direction. */
export const arrows: Readonly<Record<string, Vote>> = { ArrowRight: "in", ArrowLeft: "out", ArrowUp: "unsure" };

/** The stack of places that waited for this person's vote when the deck was opened, and later ones. */
export function usePile(board: BoardData, you: string) {
  const waiting = toVoteOn(board, you).map((it) => it.id);
  const [kept, setPile] = useState<Pile>({ ids: waiting, at: 0 });
  const byId = new Map(board.candidates.map((it) => [it.id, it]));
  const open = new Set(board.candidates.filter((it) => it.status === "board").map((it) => it.id));
  const pile = refreshPile(kept, waiting, open, new Set(byId.keys()));
  const find = (at: number): Candidate | null => byId.get(pile.ids[at] ?? "") ?? null;
  return {
    ids: pile.ids,
    at: pile.at,
    current: find(pile.at),
    next: find(pile.at + 1),
    find: (id: string) => byId.get(id) ?? null,
    goTo: (at: number) => setPile({ ids: pile.ids, at }),
    /** Starts again with all places of the board. */
    again: () => setPile({ ids: [...open], at: 0 }),
  };
}

"use client";

import type { Vote } from "@caravan/domain/field-choices";
import { useState } from "react";
import { toVoteOn } from "./lanes.ts";
import type { BoardData, Candidate } from "./types.ts";

/** A pile of places, by id: those before `at` have had their turn. */
export interface Pile {
  readonly ids: readonly string[];
  readonly at: number;
}

/**
 * The pile when the board has changed: what came goes to its end, what is settled before its turn (locked in, dropped)
 * leaves. The same pile when nothing did.
 *
 * @param waiting for this person's vote.
 * @param board ids of all that could be voted on.
 * @param all ids of whatever is still there.
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

/** How far a card has to be drawn before letting go means something, in pixels. */
const far = 96;
/** Or how fast, in pixels a millisecond. */
const fast = 0.5;
/** A flick still has to be a movement. */
const least = 24;

/** What letting go of a card says: right In, left Out, up Unsure, else nothing. */
export function voteOfSwipe(drawn: { x: number; y: number; milliseconds: number }): Vote | null {
  const { x, y, milliseconds } = drawn;
  const sideways = Math.abs(x) >= Math.abs(y);
  const distance = sideways ? Math.abs(x) : -y;
  const speed = distance / Math.max(1, milliseconds);
  if (distance < far && (distance < least || speed < fast)) return null;
  if (!sideways) return "unsure";
  return x > 0 ? "in" : "out";
}

/** What an arrow key says, as the swipe of that direction would. */
export const arrows: Readonly<Record<string, Vote>> = { ArrowRight: "in", ArrowLeft: "out", ArrowUp: "unsure" };

/** The pile of places that waited for this person's vote when the deck was opened, and what has come since. */
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
    /** From the top, with all that is on the board. */
    again: () => setPile({ ids: [...open], at: 0 }),
  };
}

import type { PlaceCategory } from "../field-choices.ts";
import type { Candidate } from "../places/candidate.ts";

/** A place of a group's inspiration board, for a plan. `null` is "not known". */
export interface BoardPlace {
  /** Gazetteer id `city/place` if it has one, else `board:` and its id on the board. */
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly category: PlaceCategory | null;
  readonly blurb: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Names of the people who voted for it. */
  readonly wantedBy: readonly string[];
  /** Who locked it in; null when unknown or not locked in. */
  readonly lockedInBy: string | null;
  /** In another city than the trip's destination. */
  readonly elsewhere: boolean;
}

export interface Board {
  /** Each is in the plan exactly once. */
  readonly lockedIn: readonly BoardPlace[];
  /** Wanted by some and not locked in, most votes first. They become alternatives. */
  readonly runnersUp: readonly BoardPlace[];
  /** How many could have voted. */
  readonly members: number;
}

const BOARD = "board:";
/** Usual visit minutes by category. */
const minutesIn: Readonly<Record<PlaceCategory, number>> = {
  ...{ food: 75, sight: 75, activity: 120, shopping: 60, nature: 90, nightlife: 90 },
  ...{ stay: 30, other: 60 },
};

/** The id of a place that only the board knows. */
export function boardId(candidateId: string): string {
  return BOARD + candidateId;
}

/** Whether only the board knows the place: no gazetteer and no map has it. */
export function isOnlyOnBoard({ id }: Pick<Candidate, "id">): boolean {
  return id.startsWith(BOARD);
}

/** The candidates without those only the board knows. */
export function withoutBoardOnly(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((it) => !isOnlyOnBoard(it));
}

export function visitMinutesOf({ category }: Pick<BoardPlace, "category">): number {
  return minutesIn[category ?? "other"];
}

/** Whether its position is unknown, so that it was placed in the middle of an area. */
export function hasUnknownPosition(board: Board | null, placeId: string | null): boolean {
  const place = board?.lockedIn.find((it) => it.id === placeId);
  return place !== undefined && isOnlyOnBoard(place) && (place.lat === null || place.lng === null);
}

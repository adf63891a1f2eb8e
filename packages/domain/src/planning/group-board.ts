import type { PlaceCategory } from "../fields.ts";
import type { Candidate } from "../places/candidate.ts";

/** A place of a group's inspiration board, as a plan looks at it. `null` is "not known". */
export interface BoardPlace {
  /** Gazetteer id `city/place` where it is one, else `board:` and the id that it has on the board. */
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
  /** Who locked it in; null where nobody knows any more, and before anybody has. */
  readonly lockedInBy: string | null;
  /** In another city than the one that the trip goes to. */
  readonly elsewhere: boolean;
}

export interface Board {
  /** Each of them is in the plan exactly once, whatever speaks against it. */
  readonly lockedIn: readonly BoardPlace[];
  /** Wanted by some and not locked in, most votes first: other choices for the slots of the plan. */
  readonly runnersUp: readonly BoardPlace[];
  /** How many could have voted. */
  readonly members: number;
}

const BOARD = "board:";
/** How long one stays where nobody has said it. */
const minutesIn: Readonly<Record<PlaceCategory, number>> = {
  ...{ food: 75, sight: 75, activity: 120, shopping: 60, nature: 90, nightlife: 90 },
  ...{ stay: 30, other: 60 },
};

/** Of a place that only the board knows. */
export function boardId(candidateId: string): string {
  return BOARD + candidateId;
}

/** Whether only the board knows the place: no gazetteer and no map has it. */
export function isOnlyOnBoard({ id }: Pick<Candidate, "id">): boolean {
  return id.startsWith(BOARD);
}

/** The candidates without what only a board knows: what one can honestly say of a town comes from them. */
export function withoutBoardOnly(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((it) => !isOnlyOnBoard(it));
}

export function visitMinutesOf({ category }: Pick<BoardPlace, "category">): number {
  return minutesIn[category ?? "other"];
}

/** Whether it stands in the middle of something because nobody knows where it is. */
export function hasUnknownPosition(board: Board | null, placeId: string | null): boolean {
  const place = board?.lockedIn.find((it) => it.id === placeId);
  return place !== undefined && isOnlyOnBoard(place) && (place.lat === null || place.lng === null);
}

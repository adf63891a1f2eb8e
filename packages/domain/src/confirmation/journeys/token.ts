import type { ClockAtom, DateAtom, NumberAtom } from "../atoms/atom.ts";
import type { Span } from "../reading.ts";
import type { Place } from "./places.ts";
import type { Role } from "./roles.ts";

export interface NumberToken extends Span {
  readonly type: "number";
  readonly line: number;
  readonly number: NumberAtom;
  readonly kind: "flight" | "train";
}

export interface ClockToken extends Span {
  readonly type: "clock";
  readonly line: number;
  readonly clock: ClockAtom;
  /** The date beside it. */
  readonly date: DateAtom | null;
  readonly role: Role;
}

export interface DateToken extends Span {
  readonly type: "date";
  readonly line: number;
  readonly date: DateAtom;
  readonly role: Role;
}

export interface PlaceToken extends Span {
  readonly type: "place";
  readonly line: number;
  readonly place: Place;
  readonly role: Role;
}

/** What journeys are made of, in the order of the text. */
export type Token = NumberToken | ClockToken | DateToken | PlaceToken;

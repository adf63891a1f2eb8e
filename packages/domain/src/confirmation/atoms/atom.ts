import type { Span } from "../reading.ts";

/** A calendar date that a text writes. */
export interface DateAtom extends Span {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Whether the text says the year here; else it was settled from the weekday, the dates around it or the mail's date. */
  readonly yearStated: boolean;
}

/** A time of day that a text writes. Durations, offsets from UTC and amounts are none. */
export interface ClockAtom extends Span {
  /** `HH:MM`, 24 hours. */
  readonly clock: string;
  /** Days after the date that it goes with, where the text says so: `+1`, `#0605`, "next day". Else null. */
  readonly dayShift: number | null;
  /** False for what is a clock only where one is expected: `18.25`, `1145`, `7 h`. */
  readonly sure: boolean;
}

/** A date with the clock beside it, or either alone where the other is not beside it. */
export interface MomentAtom extends Span {
  readonly date: DateAtom | null;
  readonly clock: ClockAtom | null;
}

export interface AmountAtom extends Span {
  /** Decimal digits: `713.94`. */
  readonly amount: string;
  /** ISO 4217; null where its sign is that of several and nothing says which. */
  readonly currency: string | null;
}

/** A flight's or a train's number. */
export interface NumberAtom extends Span {
  /** `LH809`; `ICE 577`; digits alone for a flight whose airline the text does not say here. */
  readonly number: string;
  /** IATA code of a flight's airline; null for trains and for digits alone. */
  readonly airline: string | null;
  /** Whether a word before it ("Flight", "Voo", "Train") says what it is. */
  readonly labelled: boolean;
}

/** An airport's code in capital letters: `ARN`, in brackets, alone or beside another. */
export interface AirportAtom extends Span {
  readonly iata: string;
}

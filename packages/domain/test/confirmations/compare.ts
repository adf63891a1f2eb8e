import type { ReadPlace, ReadSegment } from "../../src/confirmation/reading.ts";
import type { ExpectedSegment } from "./expected.ts";

/** `missing` and `wrong` both miss; a `wrong` value, and one where the case says there is none, is an invention. */
export type Verdict = "right" | "missing" | "wrong" | "invented" | "unchecked";

export const comparedFields = [
  "number",
  "start",
  "end",
  "confirmation",
  "provider",
  "travellers",
  "from",
  "to",
  "place",
  "title",
  "price",
  "status",
] as const;
export type ComparedField = (typeof comparedFields)[number];

export function compare(expected: ExpectedSegment, read: ReadSegment): Record<ComparedField, Verdict> {
  const one = (
    wanted: string | null | undefined,
    accepted: readonly string[] | undefined,
    got: string | null,
    same: (a: string, b: string) => boolean,
  ): Verdict => {
    if (wanted === undefined) return "unchecked";
    if (got === null) return wanted === null ? "right" : "missing";
    const answers = [...(wanted === null ? [] : [wanted]), ...(accepted ?? [])];
    if (answers.some((it) => same(it, got))) return "right";
    return wanted === null ? "invented" : "wrong";
  };
  const exact = (a: string, b: string) => a === b;
  const place = (of: "from" | "to" | "place") => placeVerdict(expected[of], expected[`${of}_accept`], read[of]);

  return {
    number: one(numberOf(expected), undefined, read.number, sameNumber),
    start: one(expected.start, expected.start_accept, read.start, exact),
    end: one(expected.end, expected.end_accept, read.end, exact),
    confirmation: one(
      expected.confirmation_number,
      expected.confirmation_number_accept,
      read.confirmationNumber,
      (a, b) => plain(a) === plain(b),
    ),
    provider: one(expected.provider, expected.provider_accept, read.provider, overlap),
    travellers: travellersVerdict(expected.travellers, read.travellers),
    from: place("from"),
    to: place("to"),
    place: place("place"),
    title: one(expected.title, undefined, read.title, overlap),
    price: priceVerdict(expected.price, read.price),
    status: one(expected.status, undefined, read.status, exact),
  };
}

export function numberOf(expected: ExpectedSegment): string | null | undefined {
  return expected.flight_number === undefined ? expected.train_number : expected.flight_number;
}

/** "TP0781" is "TP 781", and a train is also known by its digits: "6857" is "TGV 6857". */
export function sameNumber(a: string, b: string): boolean {
  const [left, right] = [a, b].map((it) => plain(it).replace(/(\D|^)0+(?=\d)/u, "$1")) as [string, string];
  if (left === right) return true;
  const digits = (text: string) => /\d+$/u.exec(text)?.[0];
  return digits(left) !== undefined && digits(left) === digits(right) && (left.endsWith(right) || right.endsWith(left));
}

/** Capital letters and digits, nothing else. */
function plain(text: string): string {
  return words(text).join("").toUpperCase();
}

function words(text: string): readonly string[] {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ø", "o");
  return bare.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether the words of one are, in their order, in the other. */
function overlap(a: string, b: string): boolean {
  const [left, right] = [a, b].map((it) => ` ${words(it).join(" ")} `) as [string, string];
  return left.trim() !== "" && right.trim() !== "" && (left.includes(right) || right.includes(left));
}

function placeVerdict(
  wanted: string | null | undefined,
  accepted: readonly string[] | undefined,
  got: ReadPlace | null,
): Verdict {
  if (wanted === undefined) return "unchecked";
  if (got === null) return wanted === null ? "right" : "missing";
  if (wanted === null) return "invented";
  const answers = [wanted, ...(accepted ?? [])];
  // A wrong airport is wrong however its name is written.
  const codes = answers.filter((it) => /^[A-Z]{3}$/u.test(it));
  if (got.iata !== null && codes.length > 0) return codes.includes(got.iata) ? "right" : "wrong";
  const said = [got.name, got.city, got.iata].filter((it) => it !== null);
  return said.some((it) => answers.some((answer) => overlap(answer, it))) ? "right" : "wrong";
}

function travellersVerdict(wanted: readonly string[] | undefined, got: readonly string[]): Verdict {
  if (wanted === undefined) return "unchecked";
  const name = (text: string) =>
    words(text)
      .map((it) => it.replace(/(?<=..)(?:mr|mrs|ms|mstr|miss)$/u, ""))
      .sort()
      .join(" ");
  const names = wanted.map(name);
  if (got.some((it) => !names.includes(name(it)))) return names.length === 0 ? "invented" : "wrong";
  return new Set(got.map(name)).size === names.length ? "right" : "missing";
}

function priceVerdict(wanted: ExpectedSegment["price"], got: ReadSegment["price"]): Verdict {
  if (wanted === undefined) return "unchecked";
  if (got === null) return wanted === null ? "right" : "missing";
  if (wanted === null) return "invented";
  return Number(wanted.amount) === Number(got.amount) && wanted.currency === got.currency ? "right" : "wrong";
}

import { useSyncExternalStore } from "react";
import { t } from "../messages/page/index.ts";
import type { SegmentFacts } from "../types.ts";
import type { SegmentFieldName } from "./segment-draft.ts";

/** A field of one of several segments: "0:start". */
export type FieldKey = `${string}:${SegmentFieldName}`;
export const fieldKey = (segment: string | number, name: SegmentFieldName): FieldKey => `${segment}:${name}`;

/** Words of a text that state a field: a half-open range of UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly key: FieldKey;
  readonly group: EvidenceGroup;
}

export const evidenceGroups = ["what", "when", "where", "who", "money"] as const;
type EvidenceGroup = (typeof evidenceGroups)[number];

export const groupWords = (): Record<EvidenceGroup, string> => ({
  what: t("what.what"),
  when: t("what.when"),
  where: t("what.where"),
  who: t("what.who"),
  money: t("what.money"),
});

/** Theme colours that can be told apart in both themes. */
export const groupColours: Record<EvidenceGroup, string> = {
  what: "var(--day-1)",
  when: "var(--day-3)",
  where: "var(--day-6)",
  who: "var(--day-4)",
  money: "var(--day-5)",
};

const fields: Record<string, readonly [SegmentFieldName, EvidenceGroup]> = {
  provider: ["provider", "what"],
  flight_number: ["number", "what"],
  train_number: ["number", "what"],
  confirmation_number: ["confirmation_number", "what"],
  title: ["title", "what"],
  start: ["start", "when"],
  end: ["end", "when"],
  from: ["from", "where"],
  to: ["to", "where"],
  place: ["place", "where"],
  travellers: ["travellers", "who"],
  price: ["price", "money"],
  status: ["status", "money"],
};

/** @param id the segment's part of the keys */
export function marksOf({ evidence }: Pick<SegmentFacts, "evidence">, id: string | number): Mark[] {
  return Object.entries(evidence).flatMap(([wire, spans]) => {
    const [name, group] = fields[wire] ?? [];
    if (!name || !group) return [];
    return spans
      .filter((it) => it.end > it.start)
      .map(({ start, end }) => ({ start, end, group, key: fieldKey(id, name) }));
  });
}

/** The words behind each field, for its marker, without punctuation around them; the first occurrence is used. */
export function saidIn(
  { evidence }: Pick<SegmentFacts, "evidence">,
  name: SegmentFieldName,
): { group: EvidenceGroup; words: string } | null {
  for (const [wire, spans] of Object.entries(evidence)) {
    const [field, group] = fields[wire] ?? [];
    const [first] = spans;
    if (field === name && group && first)
      return { group, words: first.text.replace(/\s+/g, " ").replace(/^[\s,;:·–-]+|[\s,;:·–-]+$/g, "") };
  }
  return null;
}

/** A piece of a text with the same marks over its whole length. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly marks: readonly Mark[];
}

/** Cuts a range of a text where marks begin and end, so that marks may overlap. */
export function runsOf(start: number, end: number, marks: readonly Mark[]): Run[] {
  const inside = marks.filter((it) => it.start < end && it.end > start);
  const cuts = new Set([start, end]);
  for (const mark of inside) {
    if (mark.start > start) cuts.add(mark.start);
    if (mark.end < end) cuts.add(mark.end);
  }
  const order = [...cuts].sort((a, b) => a - b);
  return order.slice(0, -1).map((from, index) => {
    const to = order[index + 1] ?? end;
    return { start: from, end: to, marks: inside.filter((it) => it.start <= from && it.end >= to) };
  });
}

/** A stretch of a text that is shown, or left out until somebody asks for it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly shown: boolean;
}

/** Texts up to this length are shown whole. */
const whole = 20_000;
const around = 700;
/** Shorter gaps are shown instead of a button. */
const shortest = 400;

/**
 * The parts of a text to show: all of a short one; of a long one the surroundings of the marks, and what was asked for.
 */
export function stretchesOf(
  text: string,
  marks: readonly Pick<Mark, "start" | "end">[],
  asked: readonly { readonly start: number; readonly end: number }[] = [],
): Stretch[] {
  if (text.length <= whole) return [{ start: 0, end: text.length, shown: true }];
  const near = marks.map(({ start, end }) => ({
    start: lineStart(text, start - around),
    end: lineEnd(text, end + around),
  }));
  const beginning = { start: 0, end: lineEnd(text, around) };
  const wanted = [...near, ...asked, beginning].filter((it) => it.end > it.start).sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end } of wanted) {
    const last = stretches.at(-1);
    if (start - at >= shortest || !last) {
      if (start > at) stretches.push({ start: at, end: start, shown: false });
      stretches.push({ start: Math.max(start, at), end, shown: true });
    } else if (end > at) {
      stretches[stretches.length - 1] = { ...last, end };
    }
    at = Math.max(at, end);
  }
  if (text.length > at) stretches.push({ start: at, end: text.length, shown: text.length - at < shortest });
  return stretches;
}

const nearby = 200;

function lineStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const found = text.lastIndexOf("\n", at);
  return found > at - nearby ? found + 1 : at;
}

function lineEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const found = text.indexOf("\n", at);
  return found !== -1 && found < at + nearby ? found + 1 : at;
}

/** How much is shown with each press, from the beginning of what was left out. */
export const askedAtOnce = 20_000;

/** Which fields the form and the text point at. A store, so that a hover redraws a few words and not all. */
export class EvidenceStore {
  active: readonly FieldKey[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<(keys: readonly FieldKey[], from: "form" | "text") => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Notified when a field is pointed at, to scroll the other side to it. */
  readonly follow = (follower: (keys: readonly FieldKey[], from: "form" | "text") => void) => {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  };

  readonly point = (keys: readonly FieldKey[], from: "form" | "text") => {
    if (keys.join(" ") === this.active.join(" ")) return;
    this.active = keys;
    for (const listener of this.#listeners) listener();
    if (keys.length > 0) for (const follower of this.#followers) follower(keys, from);
  };

  /** Like `point`, also when it points there already: somebody asked to see it. */
  readonly show = (key: FieldKey, from: "form" | "text") => {
    this.point([], from);
    this.point([key], from);
  };
}

/** Whether one of the keys is pointed at. */
export function usePointed(store: EvidenceStore, keys: readonly FieldKey[]): boolean {
  const read = () => keys.some((it) => store.active.includes(it));
  return useSyncExternalStore(store.subscribe, read, read);
}

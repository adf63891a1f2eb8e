import type { Signal } from "./render-profile.ts";

/** The meaning of signals for a plan, in addition to stated preferences. */
export interface SignalWishes {
  readonly interests: readonly string[];
  readonly avoid: readonly string[];
  readonly dietary: readonly string[];
  readonly accessibility: readonly string[];
  readonly pace: "slow" | "usual" | "fast";
}

/** Signals with less confidence are not used for plans. */
const SURE = 0.5;
/** Most wishes of a kind, so that stated ones still count. */
const MOST = 12;

const slow = /slow|relax|leisure|easy|calm|rest/i;
const fast = /fast|pack|busy|full|intens|active/i;
const dislike = /avoid|dislike|hate|never|aversion/i;

/**
 * Reads signals such as `{type: "activity preference", value: "museums"}` or `{type: "pacing", value: "relaxed"}`.
 * Newer signals override older ones of the same subject. Other signals are ignored.
 */
export function wishesFromSignals(signals: readonly Signal[]): SignalWishes {
  const wishes = { interests: new Set<string>(), avoid: new Set<string>() };
  const needs = { dietary: new Set<string>(), accessibility: new Set<string>() };
  let pace: SignalWishes["pace"] = "usual";
  // Oldest first, so that the newest wins.
  const sure = signals.filter((it) => it.confidence >= SURE).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  for (const { type, value } of sure) {
    const text = String(value).trim();
    if (typeof value !== "string" || text === "") continue;
    if (/diet|allerg|food restriction/i.test(type)) needs.dietary.add(text);
    else if (/access|mobility|disab/i.test(type)) needs.accessibility.add(text);
    else if (/pac(e|ing)|tempo|rhythm/i.test(type))
      pace = slow.test(text) ? "slow" : fast.test(text) ? "fast" : "usual";
    else if (/activit|interest|like|hobb|avoid|dislike/i.test(type)) {
      const [to, from] = dislike.test(type) ? [wishes.avoid, wishes.interests] : [wishes.interests, wishes.avoid];
      from.delete(text);
      to.delete(text);
      to.add(text);
    }
  }
  const last = (set: ReadonlySet<string>) => [...set].slice(-MOST);
  return {
    interests: last(wishes.interests),
    avoid: last(wishes.avoid),
    dietary: last(needs.dietary),
    accessibility: last(needs.accessibility),
    pace,
  };
}

import type { Span } from "./days.ts";
import { Ends } from "./ends.ts";
import type { Window, Wish } from "./windows.ts";

/**
 * Where no window suits all: whoever's own dates are as good as the best are proposed whole, those that most people want
 * first. Between two wishes that lie apart every start and every end is equally good, and without this the proposal would
 * be a long stay from the one to the other that nobody has asked for.
 */
export function wholeWish(best: Window, wishes: readonly Wish[], free: readonly Span[]): Window {
  return wholeWishes(best, wishes, free)[0] ?? best;
}

/** All of them, best first. */
export function wholeWishes(best: Window, wishes: readonly Wish[], free: readonly Span[]): Window[] {
  const starts = new Ends(wishes.map((it) => ({ at: it.start, flexibility: it.flexibility })));
  const ends = new Ends(wishes.map((it) => ({ at: it.end, flexibility: it.flexibility })));
  const isAsGood = ({ start, end }: Wish) =>
    starts.excess(start) + ends.excess(end) === best.excess &&
    starts.deviation(start) + ends.deviation(end) === best.deviation &&
    free.some((it) => it.from <= start && end <= it.to);
  const wanted = new Map<string, { readonly wish: Wish; people: number }>();
  for (const wish of wishes) {
    if (!Number.isFinite(wish.flexibility)) continue;
    const key = `${wish.start} ${wish.end}`;
    const same = wanted.get(key);
    if (same) same.people += 1;
    else if (isAsGood(wish)) wanted.set(key, { wish, people: 1 });
  }
  return [...wanted.values()]
    .map(({ wish, people }) => ({ people, window: { ...best, ...windowOf(wish, wishes) } }))
    .sort(
      (a, b) =>
        b.people - a.people ||
        a.window.worst - b.window.worst ||
        a.window.start - b.window.start ||
        a.window.end - b.window.end,
    )
    .map((it) => it.window);
}

function windowOf({ start, end }: Wish, wishes: readonly Wish[]): Pick<Window, "start" | "end" | "worst"> {
  const worst = wishes.reduce((most, it) => Math.max(most, Math.abs(start - it.start) + Math.abs(end - it.end)), 0);
  return { start, end, worst };
}

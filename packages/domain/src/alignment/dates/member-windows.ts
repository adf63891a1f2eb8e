import type { Span } from "./day-numbers.ts";
import { compareSums, compareWindows, type DateWish, type Window, WindowScores } from "./search-windows.ts";

/**
 * Where no window suits all: whoever's own dates are as good as the best are proposed whole, those that most people want
 * first. Between two wishes that lie apart every start and every end is equally good, and without this the proposal would
 * be a long stay from the one to the other that nobody has asked for.
 */
export function bestMemberWindow(best: Window, wishes: readonly DateWish[], free: readonly Span[]): Window {
  return memberWindows(best, wishes, free)[0] ?? best;
}

/** All of them, best first. */
export function memberWindows(best: Window, wishes: readonly DateWish[], free: readonly Span[]): Window[] {
  const judge = new WindowScores(wishes);
  const wanted = new Map<string, { readonly window: Window; people: number }>();
  for (const { start, end, flexibility } of wishes) {
    if (!Number.isFinite(flexibility)) continue;
    const key = `${start} ${end}`;
    const same = wanted.get(key);
    if (same) same.people += 1;
    else wanted.set(key, { window: judge.window(start, end), people: 1 });
  }
  const isFree = ({ start, end }: Window) => free.some((it) => it.from <= start && end <= it.to);
  return [...wanted.values()]
    .filter(({ window }) => compareSums(window, best) === 0 && isFree(window))
    .sort((a, b) => b.people - a.people || compareWindows(a.window, b.window))
    .map((it) => it.window);
}

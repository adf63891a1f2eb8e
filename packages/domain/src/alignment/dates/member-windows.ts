import type { Span } from "./day-numbers.ts";
import { compareSums, compareWindows, type DateWish, type Window, WindowScores } from "./search-windows.ts";

/**
 * If no window suits all, proposes the dates of a member whose own window is as good as the best, the most wanted
 * first. Otherwise the proposal between two distant wishes would be one long stay that nobody asked for.
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

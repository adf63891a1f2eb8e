import type { Run } from "./run.ts";

/** One row of the table: the plans of a profile and a length. */
export function row(profile: string, days: number, runs: readonly Run[]) {
  const percent = (part: number, whole: number) => (whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`);
  const sum = (of: (it: Run) => number) => runs.reduce((total, it) => total + of(it), 0);
  const times = runs.map((it) => it.ms).sort((a, b) => a - b);
  const ours = sum((it) => it.km?.ours ?? 0);
  const best = sum((it) => it.km?.best ?? 0);
  const searched = runs.filter((it) => it.km).length;
  return {
    profile,
    days,
    plans: runs.length,
    "no error": percent(runs.filter((it) => it.errors === 0).length, runs.length),
    "no warning": percent(runs.filter((it) => it.errors + it.warnings === 0).length, runs.length),
    "wishes met": percent(
      sum((it) => it.wishes.met),
      sum((it) => it.wishes.of),
    ),
    "hours for wishes": percent(
      sum((it) => it.hours.wished),
      sum((it) => (it.wishes.of === 0 ? 0 : it.hours.all)),
    ),
    placeholders: sum((it) => it.faults.placeholders),
    "closed days": sum((it) => it.faults.closed),
    "unmarked gaps": sum((it) => it.faults.gaps),
    "km a day": searched === 0 ? "" : (ours / searched / days).toFixed(2),
    "over best": percent(ours - best, best),
    "median CPU ms": times[Math.floor(times.length / 2)]?.toFixed(1),
    "worst CPU ms": times.at(-1)?.toFixed(0),
  };
}

import { align } from "../packages/domain/src/alignment/align.ts";
import { bestDateWindows } from "../packages/domain/src/alignment/best-date-windows.ts";
import type { AlignmentInput } from "../packages/domain/src/alignment/types.ts";
import { exponent } from "./support/exponent.ts";
import { isSmall, missed, printFigures } from "./support/figures.ts";
import { largeGroup } from "./support/large-group.ts";

/**
 * One round of large groups without any agreement, so that every relaxation is searched: its time against the number of
 * members and the span of their wishes, compared with JSON.parse of the same preferences. `npm run bench -- alignment`.
 * Fails when 500 members over two years take 100 ms or more.
 */
const LIMIT_MS = 100;
const [MEMBERS, DAYS] = isSmall ? [62, 90] : [500, 730];
const ROUNDS = isSmall ? 3 : 15;

// The first rounds are slower: without a warm-up, a small group would look slow because it comes first.
const warm = largeGroup(62, DAYS);
for (let index = 0; index < (isSmall ? 3 : 300); index++) align(warm);

const members = isSmall ? [62, 125] : [62, 125, 250, 500, 1000, 2000];
const days = isSmall ? [90, 182] : [90, 182, 365, 730, 1460, 2920];
const byMembers = members.map((count) => measured(count, DAYS));
const byDays = days.map((count) => measured(MEMBERS, count));
printFigures([...rows(byMembers, "members"), ...rows(byDays, "days")]);

const [round] = byMembers.filter((it) => it.members === MEMBERS);
const result = `${MEMBERS} members over ${DAYS} days: ${round?.ms.toFixed(1)} ms, limit ${LIMIT_MS} ms of CPU`;
console.log(result);
if (!round || round.ms >= LIMIT_MS) missed(result);

interface Measured {
  readonly members: number;
  readonly days: number;
  readonly ms: number;
  readonly windowsMs: number;
  readonly jsonMs: number;
  readonly conflicts: number;
  readonly relaxations: number;
}

function measured(members: number, days: number): Measured {
  const input = largeGroup(members, days);
  const json = JSON.stringify(input);
  const { conflicts } = align(input);
  return {
    members,
    days,
    ms: median(() => align(input)),
    windowsMs: median(() => bestDateWindows(input, 3)),
    jsonMs: median(() => JSON.parse(json) as AlignmentInput),
    conflicts: conflicts.length,
    relaxations: conflicts.flatMap((it) => it.relaxations).length,
  };
}

function rows(all: readonly Measured[], by: "members" | "days") {
  return all.map((it, index) => ({
    members: it.members,
    days: it.days,
    conflicts: it.conflicts,
    relaxations: it.relaxations,
    "round CPU ms": it.ms.toFixed(2),
    "best windows CPU ms": it.windowsMs.toFixed(2),
    "JSON.parse CPU ms": it.jsonMs.toFixed(2),
    "round to JSON.parse": (it.ms / it.jsonMs).toFixed(1),
    // 1 is linear, 2 quadratic; over all rows of this half of the table.
    [`exponent by ${by}`]: index === all.length - 1 ? exponent(all.map((one) => [one[by], one.ms])).toFixed(2) : "",
  }));
}

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number;
}

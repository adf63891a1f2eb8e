import { missed, printFigures } from "../support/figures.ts";
import { median } from "../support/processes.ts";
import type { Answers } from "./hostile-load.ts";

/** The bystanders' reads during one attack, in milliseconds. */
export interface Try {
  /** The 99th percentile while everybody was quiet. */
  readonly quiet: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** The most CPU time of the main thread in one turn of the event loop. */
  readonly step: number;
  /** CPU time of the main thread, in all. */
  readonly main: number;
  readonly answers: Answers;
  /** Of the service, in all. */
  readonly cpu: number;
}

/** The best of some tries, and their shortest step. */
export interface Row extends Try {
  readonly name: string;
  readonly tries: number;
}

/** Limits for the 99th percentile of reads: as a multiple of that on a quiet server, and in milliseconds. */
const MOST = { times: 3, ms: 250 };

export const misses = ({ p99, quiet }: Pick<Try, "p99" | "quiet">): boolean =>
  p99 > MOST.ms || p99 > MOST.times * quiet;

/** Prints all rows, the worst first, and what missed the target. */
export function print(rows: readonly Row[]): void {
  const worst = rows.toSorted((a, b) => b.p99 / b.quiet - a.p99 / a.quiet);
  printFigures([
    {
      "while one account": "is quiet",
      "p50 ms": "",
      "p99 ms": median(rows.map((it) => it.quiet)).toFixed(1),
      longest: "",
      "step CPU ms": "",
      "times quiet": "1.0",
      tries: "",
      answers: "",
      "CPU ms an answer": "",
      "on main": "",
    },
    ...worst.map((it) => ({
      "while one account": it.name,
      "p50 ms": it.p50.toFixed(1),
      "p99 ms": it.p99.toFixed(1),
      longest: it.longest.toFixed(0),
      "step CPU ms": it.step.toFixed(1),
      "times quiet": (it.p99 / it.quiet).toFixed(1),
      tries: it.tries,
      answers: Object.entries(it.answers)
        .map(([status, count]) => `${count} x ${status}`)
        .join(", "),
      "CPU ms an answer": perAnswer(it.cpu, it.answers),
      "on main": perAnswer(it.main, it.answers),
    })),
  ]);
  for (const it of worst) {
    if (misses(it)) missed(`${it.name}: p99 ${it.p99.toFixed(0)} ms, quiet ${it.quiet.toFixed(0)} ms`);
    if (it.answers[500]) missed(`${it.name}: ${it.answers[500]} answers were 500`);
  }
}

/** Empty without an answer: on a busy machine the fifth of a second of the smallest form may bring none. */
function perAnswer(cpu: number, answers: Answers): string {
  const count = Object.values(answers).reduce((sum, it) => sum + it, 0);
  return count === 0 ? "" : (cpu / count).toFixed(1);
}

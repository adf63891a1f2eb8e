import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** Starts processes with the same environment, and ends all of them afterwards. */
export function children(environment: Readonly<Record<string, string>>) {
  const all: ChildProcess[] = [];
  return {
    start(url: string, execArgv: readonly string[] = [], more: Readonly<Record<string, string>> = {}): ChildProcess {
      const child = fork(new URL(url), [], {
        execArgv: ["--disable-warning=ExperimentalWarning", ...execArgv],
        env: {
          ...process.env,
          NODE_ENV: "production",
          RATE_LIMIT: "off",
          LIVE_SOURCES: "off",
          ...environment,
          ...more,
        },
      });
      all.push(child);
      return child;
    },
    end: () => Promise.all(all.map(end)),
  };
}

/** The next message of the process; rejects when it ends instead. */
export function next<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("a process of the benchmark ended early; see above"));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as T);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

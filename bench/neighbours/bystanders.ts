import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Another account that reads its own trip. */
export interface Bystander {
  readonly url: string;
  readonly token: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends reads at a steady rate whether or not earlier ones were answered, one bystander after another. Returns their
 * latencies in milliseconds.
 */
export async function readEvenly(
  bystanders: readonly Bystander[],
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
): Promise<readonly number[]> {
  const reads: Promise<number>[] = [];
  const began = performance.now();
  for (let index = 0; index < seconds * perSecond; index++) {
    await sleep(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
    reads.push(read(bystanders[index % bystanders.length] as Bystander));
  }
  return Promise.all(reads);
}

function read(bystander: Bystander, began = performance.now()): Promise<number> {
  const { url, token } = bystander;
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`a bystander's read was answered ${answer.statusCode}`));
      });
    });
    sent.on("error", (error) => {
      // The server may have closed the idle connection at the same moment; try a new one.
      if (sent.reusedSocket) read(bystander, began).then(resolve, reject);
      else reject(error);
    });
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

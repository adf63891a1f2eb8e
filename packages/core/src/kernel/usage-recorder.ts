import { type Statement, sqlOf } from "@caravan/db/sql";
import type { Ports } from "./ports.ts";

const FLUSH_MS = 5000;

/**
 * Collects which keys or sessions were used and writes them in batches, so that "last used" does not turn every read
 * into a write.
 *
 * @param touch gets the ids and the time
 */
export function usageRecorder(
  ports: Pick<Ports, "database">,
  touch: Statement<readonly [readonly string[], Date]>,
  report: (error: unknown) => void,
) {
  const used = new Set<string>();
  const flush = async () => {
    if (used.size === 0) return;
    const ids = [...used];
    used.clear();
    await sqlOf(ports.database).rows(touch, [ids, new Date()]).catch(report);
  };
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  return {
    note: (id: string) => void used.add(id),
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

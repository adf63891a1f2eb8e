import { findAgentByKey } from "../../packages/api/src/auth/api-key.ts";
import { tripForChange } from "../../packages/core/src/kernel/access.ts";
import type { Context } from "../../packages/core/src/kernel/context.ts";
import { loadDocument, type SavedChange, saveChange } from "../../packages/core/src/kernel/trip-store.ts";

interface Prepared {
  readonly name: string;
  readonly text: string;
}

/**
 * The service's own statements, overheard: each function runs against a connection that only listens. So the baseline
 * cannot fall behind when one of them changes.
 */
export async function serviceStatements() {
  return {
    findKey: await overhear(({ database }) => findAgentByKey("", { database: database as never }, new Date())),
    lockTrip: await overhear(({ sql }) =>
      tripForChange({ sql, actor: { kind: "person" } } as unknown as Context, "", "editor", undefined),
    ),
    loadTrip: await overhear(({ sql }) => loadDocument(sql, "", "")),
    saveTrip: await overhear(({ sql }) => saveChange(sql, nothing)),
  };
}

async function overhear(
  work: (listener: { sql: Context["sql"]; database: unknown }) => Promise<unknown>,
): Promise<Prepared> {
  let heard: Prepared | undefined;
  const sql: Context["sql"] = {
    async rows(statement) {
      heard = statement;
      return [];
    },
  };
  const query = async (statement: Prepared) => {
    heard = statement;
    return { rows: [] };
  };
  // Without rows some of them go on to say that nothing is there.
  await work({ sql, database: { pool: { query } } }).catch(() => {});
  if (!heard) throw new Error("the service's statement could not be overheard");
  return { name: heard.name, text: heard.text };
}

const nothing = {
  stored: { ranks: new Map() },
  next: { days: [], parked: [] },
  patch: [],
  room: "",
  entry: {},
} as unknown as SavedChange;

import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaContainer, SchemaEngine, SchemaFilter } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { connectForIntrospection } from "./introspection.ts";
import { migrationsDirectory, schemaDirectory } from "./paths.ts";

export const noFilter: SchemaFilter = { externalTables: [], externalEnums: [] };

export function schemaFiles(): SchemaContainer[] {
  return readdirSync(schemaDirectory)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => {
      const path = join(schemaDirectory, name);
      return { path, content: readFileSync(path, "utf8") };
    });
}

export function migrationNames(directory = migrationsDirectory): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function migrationList(directory = migrationsDirectory): MigrationList {
  return {
    baseDir: directory,
    lockfile: { path: "migration_lock.toml", content: readFileSync(join(directory, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames(directory).map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(directory, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

// Typed here because TypeScript knows it only from the browser's library.
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ exports: Record<string, unknown> }>;
};

let loading: Promise<typeof SchemaEngine> | undefined;

/** Prisma's migration engine as WebAssembly: the native one would be a download. */
function loadEngine(): Promise<typeof SchemaEngine> {
  loading ??= (async () => {
    const gluePath = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    // The package's entry imports the .wasm file as a module, which only bundlers support; so it is loaded here.
    const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
    const module = await WebAssembly.compile(readFileSync(join(dirname(gluePath), "schema_engine_bg.wasm")));
    const { exports } = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": glue });
    const internals = glue as unknown as { __wbg_set_wasm(exports: object): void };
    internals.__wbg_set_wasm(exports);
    (exports.__wbindgen_start as () => void)();
    return glue.SchemaEngine;
  })();
  return loading;
}

/**
 * Prisma's adapter splits a script at its semicolons, also inside functions. Sent as a whole, the server applies all of
 * it or nothing.
 */
function runScriptsWhole<Adapter extends SqlDriverAdapter>(adapter: Adapter, pool: pg.Pool): Adapter {
  adapter.executeScript = async (script) => void (await pool.query(script));
  return adapter;
}

/** Runs `use` with an engine on the database; the account must be allowed to create databases if `use` diffs. */
export async function withSchemaEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const main = new PrismaPg(pool);
  const scratchName = `scratch_${randomUUID().slice(0, 8)}_${new URL(databaseUrl).pathname.slice(1, 41)}`;
  let scratch: pg.Pool | undefined;
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: main.provider,
    adapterName: main.adapterName,
    connect: async () => runScriptsWhole(await main.connect(), pool),
    // The adapter's own version ignores the new database's name when it was given a URL.
    async connectToShadowDb() {
      await pool.query(`CREATE DATABASE "${scratchName}" TEMPLATE template0`);
      const url = new URL(databaseUrl);
      url.pathname = `/${scratchName}`;
      scratch = new pg.Pool({ connectionString: url.href, max: 2 });
      return runScriptsWhole(await connectForIntrospection(scratch), scratch);
    },
  };
  const Engine = await loadEngine();
  const datamodels = schemaFiles().map(({ path, content }): [string, string] => [path, content]);
  const engine = await Engine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
  try {
    return await use(engine);
  } finally {
    engine.free();
    if (scratch) {
      await scratch.end();
      // Not WITH (FORCE): `end()` returns before the connections are closed, and the server waits for them.
      await pool.query(`DROP DATABASE "${scratchName}"`);
    }
    await pool.end();
  }
}

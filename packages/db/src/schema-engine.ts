import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaContainer, SchemaEngine, SchemaFilter } from "@prisma/schema-engine-wasm";
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

let loading: Promise<typeof SchemaEngine> | undefined;

/** Prisma's migration engine as WebAssembly: the native one is a download, which an installation must not need. */
function loadEngine(): Promise<typeof SchemaEngine> {
  loading ??= (async () => {
    const glueUrl = import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    // The package's own entry imports the .wasm file as a module, which only bundlers do; so it is wired here by hand.
    const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
    const module = await WebAssembly.compile(readFileSync(new URL("schema_engine_bg.wasm", glueUrl)));
    const { exports } = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": glue as never });
    const internals = glue as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void };
    internals.__wbg_set_wasm(exports);
    (exports.__wbindgen_start as () => void)();
    return glue.SchemaEngine;
  })();
  return loading;
}

/** Runs `use` with an engine on the database; the account must be allowed to create databases if `use` diffs. */
export async function withSchemaEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const Engine = await loadEngine();
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }));
  const datamodels = schemaFiles().map(({ path, content }): [string, string] => [path, content]);
  const engine = await Engine.new({ datamodels }, () => {}, factory);
  try {
    return await use(engine);
  } finally {
    engine.free();
  }
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** The tables that each context writes, in SQL or through Prisma. A context is a folder of a package or of the application. */
function writers(): Map<string, Map<string, string[]>> {
  const tables = tablesOfModels();
  const found = new Map<string, Map<string, string[]>>();
  const exclude = ["**/node_modules", "**/.next", "packages/db/src/generated"];
  for (const file of globSync(["packages/*/src/**/*.ts", "apps/*/**/*.{ts,tsx}"], { cwd: root, exclude })) {
    if (/\.test\.tsx?$/.test(file) || file.startsWith("apps/web/test/")) continue;
    const text = readFileSync(join(root, file), "utf8");
    const inSql = [...text.matchAll(/\b(?:insert into|delete from|update(?! set\b))\s+([a-z_]+)\b/gi)].map(
      (it) => it[1],
    );
    const models = text.matchAll(/\.(\w+)\s*\.(?:create|update|upsert|delete)(?:Many|ManyAndReturn)?\(/g);
    const written = [...inSql, ...[...models].map((it) => tables.byModel.get(it[1] ?? ""))];
    for (const table of written.filter((it) => it !== undefined && tables.all.has(it)) as string[]) {
      const folders = found.get(table) ?? new Map<string, string[]>();
      const [, name = "", , folder = ""] = file.split("/");
      const context = `${name}/${folder}`;
      found.set(table, folders.set(context, [...(folders.get(context) ?? []), file]));
    }
  }
  return found;
}

function tablesOfModels() {
  const byModel = new Map<string, string>();
  for (const file of globSync("prisma/schema/*.prisma", { cwd: root })) {
    const schema = readFileSync(join(root, file), "utf8");
    for (const [, name = "", body = ""] of schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)) {
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
      byModel.set(name[0]?.toLowerCase() + name.slice(1), table);
    }
  }
  return { byModel, all: new Set(byModel.values()) };
}

it("lets each table be written by one folder of core", () => {
  const found = writers();
  const shared = [...found].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([table, folders]) => `${table}: ${[...folders.values()].flat().join(", ")}`)).toEqual([]);
});

it("keeps the tables of the trip document in the kernel", () => {
  const found = writers();
  for (const table of ["trips", "days", "activities", "edit_log", "members", "rooms", "room_events"])
    expect([...(found.get(table)?.keys() ?? [])], table).toEqual(["core/kernel"]);
});

it("finds a writer of every table", () => {
  const found = writers();
  expect([...tablesOfModels().all].filter((it) => !found.has(it))).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementProblems, undeclared } from "./check-statements.ts";
import { columnList, declaredStatements, type Statement, statement, t } from "./sql.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

describe("every statement of the project", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const files = globSync("{packages,apps}/**/*.ts", {
    cwd: root,
    exclude: ["**/node_modules", "**/.next", "packages/db"],
  })
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => ({ path: `${root}/${path}`, text: readFileSync(`${root}/${path}`, "utf8") }));
  const sources = files.filter(({ text }) => text.includes("@caravan/db/sql") && /\bstatement\(/.test(text));

  it("has the declared parameters and columns in the migrated database", async () => {
    for (const { path } of sources) await import(path);
    // The only statement that is made at start-up: it depends on the subscribers.
    const { subscribers } = await import(`${root}/packages/core/src/composition.ts`);
    (await import(`${root}/packages/core/src/kernel/save-trip.ts`)).tripSaveFor(subscribers.trip_changed);
    expect(sources.length).toBeGreaterThan(100);
    expect(
      sources.flatMap(({ path, text }) => undeclared(text, declaredStatements).map((name) => `${path}: ${name}`)),
    ).toEqual([]);
    expect(await statementProblems(client, declaredStatements)).toEqual([]);
  });

  it("is declared: nobody hands a text to a connection", () => {
    const texts = /\b(?:pool|client|connection)\.query\(|\.unchecked\(|\$(?:query|execute)Raw/;
    const found = files
      .filter(({ path, text }) => !/\/packages\/[^/]+\/test\//.test(path) && texts.test(text))
      .map((it) => it.path);
    // The queue's library has its own statements.
    expect(found.map((path) => path.slice(root.length))).toEqual(["/packages/integrations/src/job-queue.ts"]);
  });
});

describe("a statement is refused when", () => {
  const faults = (...it: Statement[]) => statementProblems(client, it);
  const find = (text: string, columns: Parameters<typeof columnList>[0], parameters = [t.uuid]) =>
    faults(statement("checked", text, parameters, columns));
  const row = { id: t.uuid, name: t.nullable(t.text), createdAt: t.timestamp };
  const text = (of = columnList(row)) => `select ${of} from users where id = $1`;

  it("accepted when it is correct", async () => {
    expect(await find(text(), row)).toEqual([]);
  });

  it("the table's column has another name", async () => {
    expect(await find(text("id, nom as name"), row)).toEqual(['checked: column "nom" does not exist']);
  });

  it("it returns a column under another name, or an additional one", async () => {
    expect(await find(text("id, name, created_at"), row)).toEqual([
      "checked: does not declare the column created_at",
      "checked: has no column createdAt",
    ]);
    expect(await find(text("id, id"), { id: t.uuid })).toEqual(["checked: answers with two columns of one name"]);
  });

  it("a column has another type", async () => {
    expect(await find(text(), { ...row, createdAt: t.text })).toEqual(["checked: createdAt is timestamptz, not text"]);
    expect(await find(text("name"), { name: t.nullable(t.list(t.text)) })).toEqual([
      "checked: name is text, not _text",
    ]);
  });

  it("a parameter is missing, too many or of another type", async () => {
    expect(await find(text(), row, [])).toEqual(["checked: declares 0 parameters and has 1"]);
    expect(await find(text(), row, [t.uuid, t.uuid])).toEqual(["checked: declares 2 parameters and has 1"]);
    expect(await faults(statement("checked", text("id"), [t.text], { id: t.uuid }))).toEqual([
      "checked: $1 is uuid, not text",
    ]);
  });

  it("a nullable column is declared as not null, or the reverse", async () => {
    const mayBeNull = "may be null: declare it nullable, or notNull with a condition";
    expect(await find(text(), { ...row, name: t.text })).toEqual([`checked: name ${mayBeNull}`]);
    expect(await find(text(), { ...row, name: t.notNull(t.text) })).toEqual([]);
    expect(await find(text(), { ...row, id: t.nullable(t.uuid) })).toEqual(["checked: id is never null"]);
    const joined = "select m.role from users u left join members m on m.user_id = u.id where u.id = $1";
    expect(await find(joined, { role: t.text })).toEqual([`checked: role ${mayBeNull}`]);
    expect(await find(joined, { role: t.nullable(t.text) })).toEqual([]);
  });

  it("another statement has its name", async () => {
    const twice = [
      statement("twice", "select 1 as one", [], { one: t.integer }),
      statement("twice", "select 2 as one", [], { one: t.integer }),
    ];
    expect(await faults(...twice)).toEqual(["twice: two statements have this name"]);
  });

  it("it is in a source text without a declaration", () => {
    const pattern = `by-\${key}`;
    const source = `const lost = statement("lost", "select 1");\nconst other = statement(\`${pattern}\`, text)`;
    const known = (name: string) => statement(name, "select 1", []);
    expect(undeclared(source, [known("lost")])).toEqual([pattern]);
    expect(undeclared(source, [known("by-id")])).toEqual(["lost"]);
    expect(undeclared(source, [known("lost"), known("by-id")])).toEqual([]);
  });
});

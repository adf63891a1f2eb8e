import type pg from "pg";
import type { AnyType } from "./column-types.ts";
import type { Statement } from "./sql.ts";

/**
 * The problems of these statements in the database of `client`, one line each: every statement is prepared, and its
 * parameters and columns are compared with PostgreSQL's description. Nothing is executed.
 */
export async function statementProblems(client: pg.Client, statements: readonly Statement[]): Promise<string[]> {
  const catalog = await readCatalog(client);
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const it of statements) {
    if (seen.has(it.name) && seen.get(it.name) !== it.text) faults.push(`${it.name}: two statements have this name`);
    seen.set(it.name, it.text);
    const described = await describe(client, it.text).catch((error: Error) => error);
    const found =
      described instanceof Error
        ? [described.message]
        : [...parameterFaults(it, described, catalog), ...columnFaults(it, described, catalog)];
    faults.push(...found.map((fault) => `${it.name}: ${fault}`));
  }
  return faults;
}

interface Described {
  readonly parameters: readonly number[];
  readonly columns: readonly pg.FieldDef[];
}

/** Parse and Describe of the wire protocol, without Bind and Execute. */
function describe(client: pg.Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = [];
    let columns: readonly pg.FieldDef[] = [];
    const onParameters = (message: { dataTypeIDs: number[] }) => {
      parameters = message.dataTypeIDs;
    };
    let stop = () => {};
    client.query({
      submit(connection: pg.Connection) {
        stop = () => connection.off("parameterDescription", onParameters);
        connection.on("parameterDescription", onParameters);
        connection.parse({ name: "", text, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription(message: { fields: pg.FieldDef[] }) {
        columns = message.fields;
      },
      handleError(error: Error) {
        stop();
        reject(error);
      },
      handleReadyForQuery() {
        stop();
        resolve({ parameters, columns });
      },
    } as pg.Submittable);
  });
}

interface Catalog {
  readonly types: ReadonlyMap<number, string>;
  /** By table and column number: whether a column is nullable. */
  readonly mayBeNull: ReadonlyMap<string, boolean>;
  readonly tables: ReadonlyMap<number, string>;
}

async function readCatalog(client: pg.Client): Promise<Catalog> {
  const types = await client.query<{ oid: number; typname: string }>("select oid::int, typname from pg_type");
  const columns = await client.query<{ oid: number; relname: string; attnum: number; attnotnull: boolean }>(
    `select c.oid::int, c.relname, a.attnum, a.attnotnull from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0`,
  );
  return {
    types: new Map(types.rows.map((row) => [row.oid, row.typname])),
    mayBeNull: new Map(columns.rows.map((row) => [`${row.oid}.${row.attnum}`, !row.attnotnull])),
    tables: new Map(columns.rows.map((row) => [row.oid, row.relname])),
  };
}

function parameterFaults({ parameters }: Statement, described: Described, { types }: Catalog): string[] {
  if (parameters.length !== described.parameters.length)
    return [`declares ${parameters.length} parameters and has ${described.parameters.length}`];
  return parameters.flatMap((declared, index) => {
    const actual = nameOf(types, described.parameters[index]);
    return declared.names.includes(actual) ? [] : [`$${index + 1} is ${actual}, not ${declared.names.join(" or ")}`];
  });
}

function columnFaults({ columns, text }: Statement, described: Described, catalog: Catalog): string[] {
  const faults: string[] = [];
  const actual = new Map(described.columns.map((field) => [field.name, field]));
  if (actual.size < described.columns.length) faults.push("answers with two columns of one name");
  for (const name of actual.keys()) if (!(name in columns)) faults.push(`does not declare the column ${name}`);
  const outer = outerTables(text);
  for (const [name, declared] of Object.entries(columns)) {
    const field = actual.get(name);
    if (!field) {
      faults.push(`has no column ${name}`);
      continue;
    }
    const found = nameOf(catalog.types, field.dataTypeID);
    if (!declared.names.includes(found)) faults.push(`${name} is ${found}, not ${declared.names.join(" or ")}`);
    const fault = nullFault(declared, field, outer, catalog);
    if (fault) faults.push(`${name} ${fault}`);
  }
  return faults;
}

/** Only for a table's column PostgreSQL knows whether it is nullable; for an expression the declaration is used. */
function nullFault(
  { nulls }: AnyType,
  field: pg.FieldDef,
  outer: ReadonlySet<string>,
  { mayBeNull, tables }: Catalog,
): string | undefined {
  const column = mayBeNull.get(`${field.tableID}.${field.columnID}`);
  if (column === undefined) return undefined;
  const joined = outer.has(tables.get(field.tableID) ?? "");
  if (nulls === "none" && (column || joined)) return "may be null: declare it nullable, or notNull with a condition";
  if (nulls !== "none" && !column && !joined) return "is never null";
  return undefined;
}

/** The tables of outer joins, whose row may be missing. */
function outerTables(text: string): ReadonlySet<string> {
  const joins = text.matchAll(/\bleft (?:outer )?join\s+(.*?)\s+on\b/gis);
  return new Set([...joins].flatMap(([, joined = ""]) => joined.toLowerCase().match(/[a-z_]+/g) ?? []));
}

function nameOf(types: ReadonlyMap<number, string>, oid: number | undefined): string {
  return types.get(oid ?? 0) ?? `type ${oid}`;
}

/** Statements that a source text declares and that are not registered: never loaded, they would never be checked. */
export function undeclared(source: string, statements: readonly Statement[]): string[] {
  const names = [...source.matchAll(/\bstatement\(\s*(?:"([^"]*)"|`([^`]*)`)/g)].map(
    ([, plain, pattern]) => plain ?? pattern ?? "",
  );
  return names.filter((name) => {
    const parts = name.split(/\$\{[^}]*\}/);
    const matches = (known: string) =>
      known.startsWith(parts[0] ?? "") && known.endsWith(parts.at(-1) ?? "") && (parts.length > 1 || known === name);
    return !statements.some((it) => matches(it.name));
  });
}

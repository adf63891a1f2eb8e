import type { Database } from "@caravan/db/client";
import { sqlOf } from "@caravan/db/sql";

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Every row of every table, by table and primary key. */
export async function tableContents(database: Pick<Database, "pool">): Promise<ReadonlyMap<string, Rows>> {
  const sql = sqlOf(database);
  const keys = (await sql.unchecked(
    "contents-keys",
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisprimary and c.relnamespace = 'public'::regnamespace and c.relname not like '\\_prisma%' group by c.relname`,
    [],
  )) as { name: string; columns: string[] }[];
  const contents = new Map<string, Rows>();
  for (const { name, columns } of keys) {
    const found = (await sql.unchecked(`contents-${name}`, `select to_jsonb(t) as row from "${name}" t`, [])) as {
      row: Record<string, unknown>;
    }[];
    contents.set(name, new Map(found.map(({ row }) => [columns.map((it) => String(row[it])).join(" "), row])));
  }
  return contents;
}

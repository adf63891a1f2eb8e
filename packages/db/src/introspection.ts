import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type pg from "pg";

const CHAR = 18;
const TEXT = 25;

/**
 * An adapter that can read the system catalogues. Prisma's own does not know their one-byte type `"char"` and throws
 * (prisma/orm issues 27403 and 28145); here such columns are read as text and get their type afterwards.
 */
export async function connectForIntrospection(pool: pg.Pool): Promise<SqlDriverAdapter> {
  const charColumns = new WeakMap<object, number[]>();
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryArrayResult>;
  pool.query = (async (...args: unknown[]) => {
    const result = await query(...args);
    const found: number[] = [];
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== CHAR) continue;
      field.dataTypeID = TEXT;
      found.push(index);
    }
    if (result.rows) charColumns.set(result.rows, found);
    return result;
  }) as unknown as typeof pool.query;

  const adapter = await new PrismaPg(pool).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (statement) => {
    const result = await queryRaw(statement);
    for (const index of charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}

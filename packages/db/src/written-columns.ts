import type { In } from "./column-types.ts";
import { type Columns, columnName } from "./sql.ts";

/**
 * The columns that several statements of a table write, from one list, so that names, types and values always match.
 *
 * @param columns by the name that a row has for them: `startDate` is the column `start_date`
 */
export function writtenColumns<C extends Columns>(columns: C) {
  const keys = Object.keys(columns) as (keyof C & string)[];
  const names = keys.map(columnName);
  return {
    /** `start_date, end_date` */
    names: names.join(", "),
    types: Object.values(columns) as C[keyof C][],
    /** `$7, $8`, the first of which is number `first`. */
    parameters: (first: number) => keys.map((_, index) => `$${first + index}`).join(", "),
    /** `start_date = $7, end_date = $8`, for an update. */
    assignments: (first: number) => names.map((name, index) => `${name} = $${first + index}`).join(", "),
    /** `start_date = excluded.start_date, end_date = excluded.end_date`, for an insert whose row exists already. */
    excluded: names.map((name) => `${name} = excluded.${name}`).join(", "),
    /** In the order of `types`. */
    valuesOf: (row: { readonly [Name in keyof C]: In<C[Name]> }): In<C[keyof C]>[] => keys.map((key) => row[key]),
  };
}

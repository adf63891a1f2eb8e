import { checklistRows, commentRows } from "./comment-rows.ts";
import { conciergeRows, pushRows } from "./concierge-rows.ts";
import { documentRows } from "./document-rows.ts";
import { expenseRows } from "./expense-rows.ts";
import { type Row, rows } from "./rows.ts";
import { segmentRows } from "./segment-rows.ts";

/** Every row about a trip, by the name of its verb. */
export const tripRows: Readonly<Record<string, Row>> = {
  ...rows,
  ...checklistRows,
  ...commentRows,
  ...documentRows,
  ...expenseRows,
  ...segmentRows,
  ...conciergeRows,
  ...pushRows,
};

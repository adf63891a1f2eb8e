import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { download } from "../kernel/define.ts";
import { expenseSheet } from "./expense-sheet.ts";

export const downloadExpenses = download({
  name: "download_expenses",
  description: "All entries of a trip as CSV in UTF-8, by date: entered ones and automatic ones.",
  audience: "trips:read",
  errors: ["not_found"],
  audit: { event: "money_exported", about: (input) => ({ subjectId: input.trip_id }) },
  input: z.object({ trip_id: f.id }),
  path: "/api/trips/{id}/expenses.csv",
  params: { id: "trip_id" },
  types: ["text/csv"],
  async run(ctx, input) {
    const { document: trip } = await tripFor(ctx, input.trip_id, "viewer");
    return {
      type: "text/csv; charset=utf-8",
      bytes: await expenseSheet(ctx, trip),
      name: `${trip.title} expenses.csv`,
      changes: true,
    };
  },
});

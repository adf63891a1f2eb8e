import * as f from "@caravan/domain/fields";
import { z } from "zod";

/** The common input of every change of a plan. */
export const changeInput = {
  expected_revision: f.expectedRevision.optional(),
  propose: z.boolean().optional().meta({ description: "Only propose it; viewers may too" }),
};

import * as f from "@caravan/domain/fields";
import { z } from "zod";

/** What every change of a plan takes beside its own fields. */
export const changeInput = {
  expected_revision: f.expectedRevision.optional(),
  propose: z.boolean().optional().meta({ description: "Only propose it: an editor decides. Viewers may do this" }),
};

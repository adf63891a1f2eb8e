import { z } from "zod";
import { query } from "../kernel/define.ts";
import { capabilityChoice, capabilityWire, chosenCapabilities } from "./capability-wire.ts";
import { commonConventions, commonWire } from "./common-conventions.ts";
import { errorMeanings } from "./error-guide.ts";
import { answerSchema } from "./published-schema.ts";

export const describeCapabilities = query({
  name: "describe_capabilities",
  description:
    "Every capability with when to use it, input schema, examples, scope and errors, and what goes for all of them. Name one to read only that.",
  audience: "signed_in",
  capability: true,
  errors: ["capability_not_found"],
  examples: [{}, { capability: "update_activity" }],
  input: capabilityChoice.extend({
    with_answer: z.boolean().optional().meta({ description: "Adds the schema of its answer" }),
  }),
  output: z.object({
    capabilities: z.array(capabilityWire),
    output_schema: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: "What the named capability returns, on request" }),
    common: commonWire,
  }),
  async run(ctx, input) {
    const wanted = input.capability ?? input.name;
    const verbs = ctx.ports.catalogue.verbs();
    const chosen = chosenCapabilities(verbs, wanted);
    const named = wanted === undefined ? undefined : verbs.find((it) => it.capability && it.name === wanted);
    return {
      capabilities: chosen,
      ...(named && input.with_answer && { output_schema: answerSchema(named) }),
      common: named ? { errors: errorMeanings(chosen.flatMap((it) => it.errors)) } : commonConventions(chosen),
    };
  },
});

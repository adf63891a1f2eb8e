import { z } from "zod";
import { query } from "../kernel/define.ts";
import { capabilityChoice, chosenCapabilities } from "./capability-wire.ts";

const schemaWire = z.record(z.string(), z.unknown());

export const getSchema = query({
  name: "get_schema",
  description:
    "The JSON Schema of the arguments of one capability, or of all; describe_capabilities also says when to use what.",
  audience: "signed_in",
  capability: true,
  errors: ["capability_not_found"],
  examples: [{ capability: "create_trip" }],
  input: capabilityChoice,
  output: z.object({
    schemas: z.record(z.string(), schemaWire).meta({ description: "Input schema by capability name" }),
    input_schema: schemaWire.optional().meta({ description: "The requested schema" }),
  }),
  async run(ctx, input) {
    const wanted = input.capability ?? input.name;
    const chosen = chosenCapabilities(ctx.ports.catalogue.verbs(), wanted);
    const schemas = Object.fromEntries(chosen.map((it) => [it.name, it.input_schema]));
    return { schemas, ...(wanted === undefined ? {} : { input_schema: schemas[wanted] }) };
  },
});

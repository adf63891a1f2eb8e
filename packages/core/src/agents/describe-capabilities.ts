import { z } from "zod";
import { query } from "../define.ts";
import { capabilityChoice, capabilityWire, chosenCapabilities } from "./capability.ts";
import { commonGround, commonWire } from "./common-ground.ts";

export const describeCapabilities = query({
  name: "describe_capabilities",
  description:
    "Start here: every capability with when to use it, its input schema, examples, scope and errors, and under common what goes for all of them. Name one to read only that; use get_schema for the arguments alone.",
  audience: "signed_in",
  capability: true,
  errors: ["capability_not_found"],
  examples: [{}, { capability: "update_activity" }],
  input: capabilityChoice,
  output: z.object({ capabilities: z.array(capabilityWire), common: commonWire }),
  async run(scene, input) {
    const chosen = chosenCapabilities(scene.ports.catalogue.verbs(), input.capability ?? input.name);
    return { capabilities: chosen, common: commonGround(chosen) };
  },
});

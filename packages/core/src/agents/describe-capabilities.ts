import { z } from "zod";
import { query } from "../define.ts";
import { capabilityChoice, capabilityWire, chosenCapabilities } from "./capability.ts";

export const describeCapabilities = query({
  name: "describe_capabilities",
  description:
    "What can be done here: every capability with when to use it, its input schema with allowed values and limits, the scope it needs and its errors. Start here.",
  audience: "signed_in",
  capability: true,
  errors: ["capability_not_found"],
  input: capabilityChoice,
  output: z.object({ capabilities: z.array(capabilityWire) }),
  async run(scene, input) {
    return { capabilities: chosenCapabilities(scene.ports.catalogue.verbs(), input.capability ?? input.name) };
  },
});

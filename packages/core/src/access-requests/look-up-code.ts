import { z } from "zod";
import { command } from "../define.ts";
import { missing } from "../errors.ts";
import { accessRequestWire } from "./wire.ts";

export const lookUpCode = command({
  name: "look_up_access_code",
  description: "Finds the request of an agent by the code that it shows.",
  audience: "person",
  errors: ["code_not_found", "rate_limited"],
  input: z.object({ code: z.string().max(40) }),
  output: z.object({ request: accessRequestWire }),
  async run() {
    throw missing("code_not_found", "No agent waits with this code.");
  },
});

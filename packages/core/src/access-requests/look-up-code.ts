import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { missing } from "../kernel/errors.ts";
import { findByTypedCode } from "./guess.ts";
import { readUserCode } from "./user-code.ts";
import { accessRequestWire, presentRequest } from "./wire.ts";

export const lookUpCode = command({
  name: "look_up_access_code",
  description: "Finds the request of an agent by the code that it shows.",
  audience: "person",
  errors: ["code_not_found", "rate_limited"],
  input: z.object({ code: z.string().max(40) }),
  output: z.object({ request: accessRequestWire }),
  async prepare(ctx, input) {
    const code = readUserCode(input.code);
    if (code === undefined) throw missing("code_not_found", "That is not a code: they look like CVN-AB2C. Check it.");
    const found = await findByTypedCode(ctx.ports, signedIn(ctx.actor).userId, code, ctx.now);
    // Wrong, decided and expired are not told apart: nobody learns from it which codes there were.
    if (!found)
      throw missing("code_not_found", "No agent waits with this code. Check it, or ask the agent for a new one.");
    return found;
  },
  async run(_scene, _input, found) {
    return { request: presentRequest(found) };
  },
});

import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { type AttemptLimits, limitAttempts } from "../kernel/attempt-limiter.ts";
import { command } from "../kernel/define.ts";
import { missing } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { findPendingRequest, REQUEST_SECONDS, type StoredRequest } from "./store.ts";
import { readUserCode } from "./user-code.ts";
import { accessRequestWire, presentRequest } from "./wire.ts";

export const lookUpCode = command({
  name: "look_up_access_code",
  description: "Finds an agent's access request by its user code.",
  audience: "person",
  withoutTool: decidesAccess,
  errors: ["code_not_found", "rate_limited"],
  input: z.object({ code: z.string().max(40) }),
  output: z.object({ request: accessRequestWire }),
  async prepare(ctx, input) {
    const code = readUserCode(input.code);
    if (code === undefined) throw missing("code_not_found", "That is not a code: they look like CVN-AB2C. Check it.");
    const found = await findByTypedCode(ctx.ports, signedIn(ctx.actor).userId, code, ctx.now);
    // The same answer for wrong, decided and expired codes, so that nobody learns which codes exist.
    if (!found)
      throw missing("code_not_found", "No agent is waiting with this code. Check it, or ask the agent for a new one.");
    return found;
  },
  async run(_scene, _input, found) {
    return { request: presentRequest(found) };
  },
});

/** During the lifetime of a code. The codes are short, so the wrong codes of all accounts together are limited too. */
const limits: AttemptLimits = {
  kind: "access_request",
  seconds: REQUEST_SECONDS,
  wrongPerAccount: 5,
  wrongInAll: 300,
};

/** The pending request with this code, or undefined, which is counted for the account. */
function findByTypedCode(ports: Ports, userId: string, code: string, now: Date): Promise<StoredRequest | undefined> {
  return limitAttempts(ports, limits, userId, now, (sql) => findPendingRequest(sql, ports.codeHash(code), now));
}

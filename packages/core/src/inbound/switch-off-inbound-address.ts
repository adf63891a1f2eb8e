import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { addressTakesMail } from "../kernel/without-tool.ts";
import { addressWire } from "./inbound-address.ts";
import { deleteToken } from "./store.ts";

export const switchOffInboundAddress = command({
  name: "switch_off_inbound_address",
  description: "Switches off the caller's address for forwarded confirmations.",
  audience: "person",
  withoutTool: addressTakesMail,
  hints: { destructive: true, idempotent: true },
  input: z.object({}),
  output: addressWire,
  rest: { method: "DELETE", path: "/api/users/me/inbound-address" },
  async run(ctx) {
    await deleteToken(ctx.sql, signedIn(ctx.actor).userId);
    return { enabled: Boolean(ctx.ports.mailDomain), address: null };
  },
});

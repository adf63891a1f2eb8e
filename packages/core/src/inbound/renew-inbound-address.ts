import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { addressTakesMail } from "../kernel/without-tool.ts";
import { addressOf, addressWire, mailDomain } from "./inbound-address.ts";
import { renewToken } from "./store.ts";

export const renewInboundAddress = command({
  name: "renew_inbound_address",
  description:
    "Gives the caller an address for forwarded confirmations, or another one: the old one then leads nowhere.",
  audience: "person",
  withoutTool: addressTakesMail,
  errors: ["not_found"],
  // Knowing the address is the permission to send.
  credential: true,
  input: z.object({}),
  output: addressWire,
  rest: { method: "POST", path: "/api/users/me/inbound-address" },
  async run(ctx) {
    const domain = mailDomain(ctx);
    const token = await renewToken(ctx.sql, signedIn(ctx.actor).userId, ctx.now);
    return { enabled: true, address: addressOf(token, domain) };
  },
});

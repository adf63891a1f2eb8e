import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { addressTakesMail } from "../kernel/without-tool.ts";
import { addressOf, addressWire } from "./inbound-address.ts";
import { findToken } from "./store.ts";

export const getInboundAddress = query({
  name: "get_inbound_address",
  description: "The caller's own address for forwarded confirmations.",
  audience: "person",
  withoutTool: addressTakesMail,
  input: z.object({}),
  output: addressWire,
  rest: { method: "GET", path: "/api/users/me/inbound-address" },
  async run(ctx) {
    const domain = ctx.ports.mailDomain;
    if (!domain) return { enabled: false, address: null };
    const token = await findToken(ctx.sql, signedIn(ctx.actor).userId);
    return { enabled: true, address: token === null ? null : addressOf(token, domain) };
  },
});

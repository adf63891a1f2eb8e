import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { addressTakesMail } from "../kernel/without-tool.ts";
import { lastMails, mailOutcomes } from "./store.ts";

const MOST = 20;

export const listInboundMails = query({
  name: "list_inbound_mails",
  description: "The latest mails to the caller's address for forwarded confirmations, and the result of each.",
  audience: "person",
  withoutTool: addressTakesMail,
  input: z.object({}),
  output: z.object({
    mails: z.array(
      z.object({
        id: f.id,
        sender: z.string().nullable(),
        subject: z.string().nullable(),
        outcome: z.enum(mailOutcomes),
        summary: z.string(),
        trip_id: f.id.nullable(),
        confirmation_id: f.id.nullable().meta({ description: "Waits to be looked at and saved, or discarded" }),
        received_at: z.string(),
      }),
    ),
  }),
  rest: { method: "GET", path: "/api/users/me/inbound-mails" },
  async run(ctx) {
    const mails = await lastMails(ctx.sql, signedIn(ctx.actor).userId, MOST);
    return {
      mails: mails.map(({ tripId, confirmationId, receivedAt, ...it }) => ({
        ...it,
        trip_id: tripId,
        confirmation_id: confirmationId,
        received_at: receivedAt.toISOString(),
      })),
    };
  },
});

import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";

export const addressWire = z.object({
  enabled: z.boolean().meta({ description: "Whether this installation receives mail" }),
  address: z.string().nullable().meta({ description: "Null until it is switched on" }),
});

/** The domain of inbound mail; 404 when there is none. */
export function mailDomain(ctx: Context): string {
  const { mailDomain: domain } = ctx.ports;
  if (!domain) throw notFound("inbound mail on this installation");
  return domain;
}

export const addressOf = (token: string, domain: string) => `${token}@${domain}`;

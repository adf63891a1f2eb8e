import type { z } from "zod";
import { type AuditSource, recordAudit, recordFailure } from "./audit-log.ts";
import type { Context } from "./context.ts";
import type { Verb } from "./define.ts";
import { DomainError } from "./errors.ts";
import type { Ports } from "./ports.ts";

/**
 * Records a successful call, if its verb is audited.
 *
 * @returns a function that forwards the entry after commit
 */
export async function noteSuccess<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  ctx: Context,
  { audit }: Verb<Input, Output, Prepared>,
  input: z.output<Input>,
  answer: unknown,
): Promise<(() => void) | undefined> {
  if (!audit) return undefined;
  const source = { actor: ctx.actor, network: ctx.network, now: ctx.clock() };
  const about = audit.about?.(input, answer as z.input<Output>);
  return recordAudit(ctx.sql, ctx.ports, source, { event: audit.event, ...about, ...ctx.effects.audited });
}

/**
 * The number of refused inputs of one caller in ten minutes that are not recorded, because people make typing errors.
 */
const MOST_INPUTS = 3;

/**
 * Records a failed call: every refusal of an audited verb after its input was parsed, and missing permissions and
 * refused inputs of all other verbs. Things that belong to others are answered with 404 like things that do not exist, so those count too.
 *
 * @param read undefined when the call failed before its input was parsed
 */
export async function noteFailure(
  { name, audit }: Verb,
  { ports, ...source }: AuditSource & { readonly ports: Ports },
  read: { readonly input: unknown } | undefined,
  error: unknown,
): Promise<void> {
  if (!(error instanceof DomainError)) return;
  const { code, kind } = error;
  if (audit && read) {
    const { detail, ...about } = audit.about?.(read.input as never, undefined) ?? {};
    await recordFailure(ports, source, { event: audit.event, ...about, detail: { ...detail, reason: code } });
    return;
  }
  const fact = { detail: { verb: name, reason: code } };
  if (source.actor.kind !== "anonymous" && (kind === "forbidden" || code === "not_found"))
    await recordFailure(ports, source, { event: "access_refused", ...fact });
  else if (kind === "invalid") await recordFailure(ports, source, { event: "input_refused", ...fact }, MOST_INPUTS);
}

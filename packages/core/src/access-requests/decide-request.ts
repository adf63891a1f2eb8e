import * as f from "@caravan/domain/fields";
import { type Scope, scopes } from "@caravan/domain/scopes";
import { z } from "zod";
import { keyDays, keyLimitsInput, keyMode, keyTrips } from "../agents/key-fields.ts";
import { requireRole } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { conflict, type DomainError, invalidAt, notFound } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { hashSecret, randomToken } from "../kernel/secrets.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { authorizationRedirect } from "./authorization-redirect.ts";
import { requestExpired } from "./request-expiry.ts";
import { approve, deny, loadRequest, type StoredRequest } from "./store.ts";

/** The client redeems the code at once after the redirect. */
const CODE_SECONDS = 60;

export const decideRequest = command({
  name: "decide_access_request",
  description: "Approves or denies an agent's request. Each request is decided once, by one person.",
  audience: "person",
  withoutTool: decidesAccess,
  // The redirect may contain an authorization code.
  credential: true,
  errors: ["not_found", "request_decided", "request_expired", "recent_sign_in_needed"],
  audit: {
    event: "agent_decided",
    about: ({ request_id, decision, scopes, mode }) => ({ subjectId: request_id, detail: { decision, scopes, mode } }),
  },
  input: z.object({
    request_id: f.id,
    decision: z.enum(["approve", "deny"]),
    scopes: z.array(z.enum(scopes)).max(scopes.length).default([]).meta({ description: "At least one to approve" }),
    mode: keyMode.default("apply"),
    trip_ids: keyTrips.default([]),
    ...keyLimitsInput,
    expires_in_days: keyDays.optional(),
  }),
  output: z.object({
    status: z.enum(["approved", "denied"]),
    redirect_to: z.string().nullable().meta({ description: "Where the browser has to go now, for kind code" }),
  }),
  async run(ctx, input) {
    const request = await loadRequest(ctx.sql, input.request_id);
    if (!request) throw notFound("request");
    if (request.status !== "pending" || request.expiresAt <= ctx.now) throw tooLate(ctx, request);
    const decision = { id: request.id, userId: signedIn(ctx.actor).userId, now: ctx.now };
    if (input.decision === "deny") {
      if (!(await deny(ctx.sql, decision))) throw await overtaken(ctx, request.id);
      return { status: "denied" as const, redirect_to: redirect(ctx, request, { error: "access_denied" }) };
    }
    requireRecentSignIn(ctx);
    const granted = within(request, input.scopes);
    const tripIds = [...new Set(input.trip_ids.map((it) => it.toLowerCase()))];
    for (const tripId of tripIds) await requireRole(ctx, tripId, "viewer");
    const code = request.kind === "code" ? randomToken() : null;
    const approved = await approve(ctx.sql, decision, {
      scopes: granted,
      mode: input.mode,
      tripIds,
      keyDays: input.expires_in_days ?? null,
      changesAnHour: input.changes_an_hour ?? null,
      mostTrips: input.most_trips ?? null,
      code:
        code === null ? null : { hash: hashSecret(code), expiresAt: new Date(ctx.now.getTime() + CODE_SECONDS * 1000) },
    });
    if (!approved) throw await overtaken(ctx, request.id);
    return { status: "approved" as const, redirect_to: code === null ? null : redirect(ctx, request, { code }) };
  },
});

/** Granted scopes in the interface's order, limited to the requested ones, which the person was shown. */
function within(request: StoredRequest, chosen: readonly Scope[]): readonly Scope[] {
  if (chosen.length === 0) throw invalidAt("scopes", "choose at least one scope, or deny the request");
  const beyond = chosen.find((scope) => !request.requestedScopes.includes(scope));
  if (beyond) throw invalidAt("scopes", `the agent did not ask for ${beyond}`);
  return scopes.filter((scope) => chosen.includes(scope));
}

function redirect(ctx: Context, request: StoredRequest, answer: { code: string } | { error: string }): string | null {
  if (request.kind !== "code" || request.redirectUri === null) return null;
  return authorizationRedirect(request.redirectUri, answer, { state: request.state, iss: ctx.ports.publicUrl });
}

/** Somebody else decided, or the request expired, after it was loaded. */
async function overtaken(ctx: Context, id: string): Promise<DomainError> {
  const now = await loadRequest(ctx.sql, id);
  return now ? tooLate(ctx, now) : notFound("request");
}

/** Only the person who decided may read the decision. */
function tooLate(ctx: Context, { status, userId }: StoredRequest): DomainError {
  if (status === "pending") return requestExpired();
  const own = userId === signedIn(ctx.actor).userId;
  const done = status === "denied" ? "denied" : "approved";
  return conflict(
    "request_decided",
    own ? `You have already ${done} this request.` : "This request has already been decided.",
  );
}

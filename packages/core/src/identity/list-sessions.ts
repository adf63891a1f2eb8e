import { deviceName } from "@caravan/domain/device-name";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { type OpenSession, openSessions } from "./sessions.ts";

const sessionWire = z.object({
  id: f.id,
  device: z.string().meta({ description: "Browser and system, as far as they can be told" }),
  method: z
    .string()
    .meta({ description: "How the person signed in: credentials, passkey, email or the name of a provider" }),
  network: z.string().meta({ description: "An IPv4 address, or the /64 network of an IPv6 address" }),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  current: z.boolean().meta({ description: "The session of this request" }),
});

export const listSessions = query({
  name: "list_sessions",
  description: "Where this person is signed in, most recently used first.",
  audience: "person",
  withoutTool: decidesAccess,
  input: z.object({}),
  output: z.object({ sessions: z.array(sessionWire) }),
  rest: { method: "GET", path: "/api/users/me/sessions" },
  async run(ctx) {
    const { actor } = ctx;
    const current = actor.kind === "person" ? actor.session?.id : undefined;
    const sessions = await openSessions(ctx.sql, signedIn(actor).userId, ctx.now);
    return { sessions: sessions.map((it) => present(it, current)) };
  },
});

const present = (it: OpenSession, current: string | undefined): z.input<typeof sessionWire> => ({
  id: it.id,
  device: deviceName({ userAgent: it.userAgent ?? "" }),
  method: it.method,
  network: it.network,
  created_at: it.createdAt.toISOString(),
  last_seen_at: it.lastSeenAt.toISOString(),
  expires_at: it.expiresAt.toISOString(),
  current: it.id === current,
});

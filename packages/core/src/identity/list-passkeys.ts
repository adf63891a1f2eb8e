import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { type Passkey, passkeysOf } from "./passkeys.ts";

export const passkeyName = z.string().trim().min(1).max(60);

export const passkeyWire = z.object({
  id: f.id,
  name: z.string(),
  backed_up: z.boolean().meta({ description: "Kept by more than one device, such as by a password manager" }),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export const presentPasskey = (it: Passkey): z.input<typeof passkeyWire> => ({
  id: it.id,
  name: it.name,
  backed_up: it.backedUp,
  created_at: it.createdAt.toISOString(),
  last_used_at: it.lastUsedAt?.toISOString() ?? null,
});

export const listPasskeys = query({
  name: "list_passkeys",
  description: "The passkeys of this person, oldest first.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  input: z.object({}),
  output: z.object({ passkeys: z.array(passkeyWire) }),
  rest: { method: "GET", path: "/api/users/me/passkeys" },
  async run(ctx) {
    return { passkeys: (await passkeysOf(ctx.sql, signedIn(ctx.actor).userId)).map(presentPasskey) };
  },
});

import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { settleKeyNotices } from "../inbox/settle-key-notices.ts";
import { command } from "../kernel/define.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { keyWire, presentKey } from "./key-wire.ts";
import { markKeyRevoked } from "./mark-key-revoked.ts";
import { requireKey } from "./store.ts";

export const revokeKey = command({
  name: "revoke_api_key",
  description: "Revokes a key. Its next call gets 401, and its room connections are closed.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found"],
  audit: { event: "key_revoked", about: (input) => ({ subjectId: input.key_id }) },
  input: z.object({ key_id: f.id }),
  output: z.object({ key: keyWire }),
  rest: { method: "DELETE", path: "/api/users/me/api-keys/{keyId}", params: { keyId: "key_id" } },
  async run(ctx, input) {
    const { id } = await requireKey(ctx, input.key_id);
    await markKeyRevoked(ctx.sql, { id }, ctx.now);
    await settleKeyNotices(ctx.sql, id, ctx.now);
    ctx.effects.rooms.add(credentialRoom(id));
    return { key: presentKey(await requireKey(ctx, id)) };
  },
});

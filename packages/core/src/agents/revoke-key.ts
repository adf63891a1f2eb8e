import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";
import { keyWire, presentKey } from "./key-wire.ts";

export const revokeKey = command({
  name: "revoke_api_key",
  description: "Takes a key back. Its next call gets 401, on every process.",
  audience: "person",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found"],
  input: z.object({ key_id: f.id }),
  output: z.object({ key: keyWire }),
  rest: { method: "DELETE", path: "/api/users/me/api-keys/{keyId}", params: { keyId: "key_id" } },
  async run(scene, input) {
    const { apiKey } = scene.ports.database.prisma;
    const mine = { id: input.key_id, userId: signedIn(scene.actor).userId };
    await apiKey.updateMany({ where: { ...mine, revokedAt: null }, data: { revokedAt: scene.now } });
    const row = await apiKey.findFirst({ where: mine });
    if (!row) throw notFound("key");
    return { key: presentKey(row) };
  },
});

import { columnList, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { passkeyName, passkeyWire, presentPasskey } from "./list-passkeys.ts";
import { passkeyRow } from "./passkeys.ts";

const rename = statement(
  "passkey-rename",
  `update passkeys set name = $3 where id = $1 and user_id = $2 returning ${columnList(passkeyRow)}`,
  [t.uuid, t.uuid, t.text],
  passkeyRow,
);

export const renamePasskey = command({
  name: "rename_passkey",
  description: "Gives a passkey of this person another name.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  input: z.object({ passkey_id: f.id, name: passkeyName }),
  output: z.object({ passkey: passkeyWire }),
  rest: { method: "PATCH", path: "/api/users/me/passkeys/{id}", params: { id: "passkey_id" } },
  async run(ctx, input) {
    const [passkey] = await ctx.sql.rows(rename, [input.passkey_id, signedIn(ctx.actor).userId, input.name]);
    if (!passkey) throw notFound("passkey");
    return { passkey: presentPasskey(passkey) };
  },
});

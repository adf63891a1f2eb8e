import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { removePicture } from "./person-pictures.ts";

export const removeAccountPicture = command({
  name: "remove_account_picture",
  description: "Deletes the picture by which others see this person; their initials are shown again.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: true, idempotent: true },
  input: z.object({}),
  output: z.object({}),
  rest: { method: "DELETE", path: "/api/users/me/picture" },
  async run(ctx) {
    await ctx.sql.rows(removePicture, [signedIn(ctx.actor).userId]);
    return {};
  },
});

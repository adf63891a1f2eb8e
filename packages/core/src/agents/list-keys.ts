import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { keyWire, presentKey } from "./key-wire.ts";
import { keysOf } from "./store.ts";

export const listKeys = query({
  name: "list_api_keys",
  description: "The API keys that this person gave to agents, newest first, with what each may do and did.",
  audience: "person",
  withoutTool: decidesAccess,
  input: z.object({}),
  output: z.object({ keys: z.array(keyWire) }),
  rest: { method: "GET", path: "/api/users/me/api-keys" },
  async run(ctx) {
    const keys = await keysOf(ctx.sql, signedIn(ctx.actor).userId);
    return { keys: keys.map(presentKey) };
  },
});

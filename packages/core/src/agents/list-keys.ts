import { z } from "zod";
import { signedIn } from "../actor.ts";
import { query } from "../define.ts";
import { keyWire, presentKey } from "./key-wire.ts";
import { keysOf } from "./store.ts";

export const listKeys = query({
  name: "list_api_keys",
  description: "The keys that this person has given to agents, newest first, with what each may do and did.",
  audience: "person",
  input: z.object({}),
  output: z.object({ keys: z.array(keyWire) }),
  rest: { method: "GET", path: "/api/users/me/api-keys" },
  async run(scene) {
    const keys = await keysOf(scene.sql, signedIn(scene.actor).userId);
    return { keys: keys.map(presentKey) };
  },
});

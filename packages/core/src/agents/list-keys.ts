import { z } from "zod";
import { signedIn } from "../actor.ts";
import { query } from "../define.ts";
import { keyWire, presentKey } from "./key-wire.ts";

export const listKeys = query({
  name: "list_api_keys",
  description: "The keys that this person has given to agents, newest first.",
  audience: "person",
  input: z.object({}),
  output: z.object({ keys: z.array(keyWire) }),
  rest: { method: "GET", path: "/api/users/me/api-keys" },
  async run(scene) {
    const { userId } = signedIn(scene.actor);
    const rows = await scene.ports.database.prisma.apiKey.findMany({
      where: { userId },
      orderBy: { createdAt: "desc" },
    });
    return { keys: rows.map(presentKey) };
  },
});

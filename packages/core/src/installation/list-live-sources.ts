import { z } from "zod";
import { query } from "../kernel/define.ts";
import { liveSourceNames } from "../kernel/ports.ts";
import { administers } from "../kernel/without-tool.ts";

export const listLiveSources = query({
  name: "list_live_sources",
  description: "The sources outside that this installation asks, or does not: its operator decides.",
  audience: "anyone",
  withoutTool: administers,
  input: z.object({}),
  output: z.object({
    sources: z.array(
      z.object({
        name: z.enum(liveSourceNames),
        on: z.boolean(),
        own_server: z.boolean().meta({ description: "Whether a server that the operator named is asked" }),
        last: z
          .object({ at: z.string(), answered: z.boolean() })
          .nullable()
          .meta({ description: "How the last request ended; null when there was none since the start" }),
      }),
    ),
  }),
  rest: { method: "GET", path: "/api/live-sources" },
  async run(ctx) {
    const sources = ctx.ports.liveSources().map(({ name, on, ownServer, last }) => ({
      ...{ name, on, own_server: ownServer },
      last: last && { at: last.at.toISOString(), answered: last.answered },
    }));
    return { sources };
  },
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Case, ExpectedSegment } from "./expected.ts";

/** For mails that name no year and bear no date. */
export const TODAY = "2026-01-15";

const described = z.object({
  id: z.string(),
  language: z.string(),
  today: z.string().default(TODAY),
  segments: z.array(z.custom<ExpectedSegment>()),
});

/** Cases that lie in folders of their own: `input.txt`, and `expected.json` beside it. */
export function casesIn(folder: string, source: Case["source"]): readonly Case[] {
  return readdirSync(folder)
    .sort()
    .filter((id) => existsSync(join(folder, id, "expected.json")))
    .map((id) => {
      const expected = described.parse(JSON.parse(readFileSync(join(folder, id, "expected.json"), "utf8")));
      return { ...expected, source, text: readFileSync(join(folder, id, "input.txt"), "utf8") };
    });
}

export function realCases(): readonly Case[] {
  return casesIn(join(import.meta.dirname, "real"), "real");
}

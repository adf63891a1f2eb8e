import { TODAY } from "../cases.ts";
import type { Case } from "../expected.ts";
import { unseenLayouts } from "./all.ts";

/** Written by somebody who had seen neither the reader nor the other cases; the reader was never mended by them. */
export function unseenCases(): readonly Case[] {
  return unseenLayouts.flatMap((layout) =>
    layout.cases().map(({ id, language, text, expected }) => {
      return { id, source: "unseen" as const, language, today: TODAY, text, segments: expected.segments };
    }),
  );
}

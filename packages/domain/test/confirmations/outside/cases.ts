import { TODAY } from "../cases.ts";
import type { Case } from "../expected.ts";
import { outsideLayouts } from "./all.ts";

/** Written by somebody who had not seen the reader; scored apart. */
export function outsideCases(): readonly Case[] {
  return outsideLayouts.flatMap((layout) =>
    layout.cases().map(({ id, language, text, expected }) => {
      return { id, source: "outside" as const, language, today: TODAY, text, segments: expected.segments };
    }),
  );
}

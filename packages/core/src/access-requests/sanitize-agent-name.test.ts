import { expect, it } from "vitest";
import { sanitizeAgentName } from "./sanitize-agent-name.ts";

it.each([
  ["Scout", "Scout"],
  ["  Scout \t\n for\u0000 Ana ", "Scout for Ana"],
  ["\u202eevil\u202c live\u2066!", "evil live!"],
  ["Ca\u200bra\u00advan\ufeff", "Caravan"],
  ["a\u{e0041}\u{e0062}b", "ab"],
  ["line\u2028one\u0085two", "line one two"],
  ["\u200f\u061c", ""],
  // Joiners that some scripts and emoji need.
  ["می\u200cخواهم 👩\u200d🚀 ❤\ufe0f", "می\u200cخواهم 👩\u200d🚀 ❤\ufe0f"],
])("%j is shown as %j", (sent, shown) => expect(sanitizeAgentName(sent)).toBe(shown));

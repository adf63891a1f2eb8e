import { type Sentence, said } from "../words/sentence.ts";
import type { Leg } from "./travel-time.ts";

/** "about 20 minutes by transit", "a 6-minute walk", inside a sentence. */
export function legSaid(leg: Leg): Sentence {
  if (leg.mode === "transit") return said`about ${leg.minutes} minutes by transit`;
  const minutes = Math.max(1, leg.minutes);
  return [8, 11, 18].includes(minutes) ? said`an ${minutes}-minute walk` : said`a ${minutes}-minute walk`;
}

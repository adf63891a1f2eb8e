import { type Sentence, said } from "../words/sentence.ts";

/** "3 h", "2 h 50", "45 minutes". */
export function lengthSaid(minutes: number): Sentence {
  const [hours, left] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return said`${left} minutes`;
  return left === 0 ? said`${hours} h` : said`${hours} h ${String(left).padStart(2, "0")}`;
}

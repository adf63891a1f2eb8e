import type { z } from "zod";
import { type AnsweredDay, daySchema } from "./edit-schema.ts";

/** How much of the text before a list is looked at for its key. */
const KEPT = 40;
const daysKey = /"days"\s*:\s*$/;
/** Days that are longer are skipped: a full one has a fifth of it. */
const LONGEST_DAY = 30_000;
const MOST_DAYS = 400;

/**
 * Parses an edited plan from a streamed answer, each day as soon as it is complete. Text around the JSON (a code fence, a
 * greeting) is skipped, an incomplete answer keeps its complete days, and the time is linear for any text.
 */
export class PlanStreamParser {
  readonly days: AnsweredDay[] = [];
  /** Whether the answer is complete. */
  closed = false;
  /** Elements of the list that are not days. */
  unreadable = 0;
  #text = "";
  #from = -1;
  #depth = 0;
  /** The depth inside the list of days; 0 outside it. */
  #listDepth = 0;
  #dayFrom = 0;
  #inString = false;
  #escaped = false;

  /** Whether there was no text at all. */
  get silent(): boolean {
    return this.#text.trim() === "";
  }

  push(text: string): void {
    const at = this.#text.length;
    this.#text += text;
    for (let index = at; index < this.#text.length && !this.closed; index++) this.#read(index);
  }

  /** What the answer has under a key besides its days, as far as it is complete. */
  valueOf<T>(key: string, schema: z.ZodType<T>): T | undefined {
    const opening = new RegExp(`"${key}"\\s{0,20}:\\s{0,20}(?=[[{])`).exec(this.#text);
    if (!opening) return undefined;
    const from = opening.index + opening[0].length;
    const to = endOfValue(this.#text, from);
    if (to === undefined) return undefined;
    return schema.safeParse(parsed(this.#text.slice(from, to))).data;
  }

  #read(index: number): void {
    const letter = this.#text[index];
    if (this.#from < 0) {
      if (letter !== "{") return;
      this.#from = index;
    }
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (letter === "\\") this.#escaped = true;
      else if (letter === '"') this.#inString = false;
    } else if (letter === '"') {
      this.#inString = true;
    } else if (letter === "{" || letter === "[") {
      if (this.#listDepth === 0 && letter === "[" && this.#isListOfDays(index)) this.#listDepth = this.#depth + 1;
      else if (this.#depth === this.#listDepth) this.#dayFrom = index;
      this.#depth += 1;
    } else if (letter === "}" || letter === "]") {
      this.#depth -= 1;
      if (this.#listDepth > 0 && this.#depth === this.#listDepth) this.#finishDay(index + 1);
      // A second list of days is no part of the plan.
      if (this.#depth < this.#listDepth) this.#listDepth = Number.POSITIVE_INFINITY;
      if (this.#depth > 0) return;
      // Braces of a greeting are no plan.
      if (this.#listDepth === 0) this.#from = -1;
      else this.closed = true;
    }
  }

  /** The list of the answer itself: hours that are taken have "days" of their own. */
  #isListOfDays(index: number): boolean {
    return this.#depth === 1 && daysKey.test(this.#text.slice(Math.max(0, index - KEPT), index));
  }

  #finishDay(end: number): void {
    const day =
      end - this.#dayFrom > LONGEST_DAY || this.days.length >= MOST_DAYS
        ? undefined
        : daySchema.safeParse(parsed(this.#text.slice(this.#dayFrom, end))).data;
    if (day) this.days.push(day);
    else this.unreadable += 1;
  }
}

/** The end of a list or object, after it; undefined when it is incomplete. */
function endOfValue(text: string, from: number): number | undefined {
  let [depth, inString, escaped] = [0, false, false];
  for (let index = from; index < text.length; index++) {
    const letter = text[index];
    if (inString) {
      if (escaped) escaped = false;
      else if (letter === "\\") escaped = true;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

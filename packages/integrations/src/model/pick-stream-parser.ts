import { type Pick, pickSchema } from "./answer-schema.ts";

/** The beginning of the picks: the key, or the array itself when the model leaves the key out or renames it. */
const opening = /"picks"\s{0,20}:\s{0,20}\[|\[\s{0,20}(?=\{\s{0,20}"(?:id|name)"\s{0,20}:)/;
/** How much of the text before the list is kept; longer than the opening. */
const KEPT = 100;
/** Longer elements are skipped: a pick has a few short fields. */
const LONGEST_PICK = 4_000;

/**
 * Parses picks from a streamed answer, each as soon as it is complete. Text around the JSON (a code fence, a greeting)
 * is skipped, an incomplete answer keeps its complete picks, and the time is linear for any text.
 */
export class PickStreamParser {
  readonly picks: Pick[] = [];
  /** Whether the list of picks is complete. */
  closed = false;
  /** Elements of the list that are not picks. */
  unreadable = 0;
  #before: string | undefined = "";
  #element = "";
  #depth = 0;
  #inString = false;
  #escaped = false;
  readonly #limit: number;

  /** `limit` is the maximum of picks; {@link closed} is true when they are complete. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether there was no text at all. */
  get silent(): boolean {
    return this.#before === "";
  }

  push(text: string): void {
    if (this.#before === undefined) {
      this.#scan(text);
      return;
    }
    const seen = this.#before + text;
    const found = opening.exec(seen);
    this.#before = found ? undefined : seen.slice(-KEPT);
    if (found) this.#scan(seen.slice(found.index + found[0].length));
  }

  #scan(text: string): void {
    let from = 0;
    for (let index = 0; index < text.length && !this.closed; index++) {
      const letter = text[index];
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (letter === "\\") this.#escaped = true;
        else if (letter === '"') this.#inString = false;
      } else if (letter === '"') {
        this.#inString = true;
      } else if (letter === "{" || letter === "[") {
        if (this.#depth === 0) from = index;
        this.#depth += 1;
      } else if (letter === "}" || letter === "]") {
        this.#depth -= 1;
        if (this.#depth < 0) this.closed = true;
        if (this.#depth === 0) {
          this.#keep(text.slice(from, index + 1));
          this.#finish();
        }
      }
    }
    if (this.#depth > 0) this.#keep(text.slice(from));
  }

  #keep(part: string): void {
    if (this.#element.length <= LONGEST_PICK) this.#element += part.slice(0, LONGEST_PICK + 1);
  }

  #finish(): void {
    const pick = this.#element.length > LONGEST_PICK ? undefined : read(this.#element);
    this.#element = "";
    if (pick) this.picks.push(pick);
    else this.unreadable += 1;
    if (this.picks.length >= this.#limit) this.closed = true;
  }
}

function read(element: string): Pick | undefined {
  try {
    return pickSchema.safeParse(JSON.parse(element)).data;
  } catch {
    return undefined;
  }
}

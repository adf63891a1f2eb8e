import { type Sentence, said, type Value } from "./sentence.ts";

/**
 * How texts become a part of a trip's plan, or of an answer about it: in the language of whoever asked for it. English
 * unless the process provides another way.
 */
export interface Wording {
  word(it: Sentence): string;
  /** The pattern of a sentence in every language. */
  patterns(code: string): readonly string[];
}

/** At the global object, because the server's own modules and bundles are separate copies of this one. */
const key = Symbol.for("caravan.wording");
type Holder = { [key]?: Wording };
const english: Wording = { word: (it) => it.text, patterns: (code) => [code] };
const wording = (): Wording => (globalThis as Holder)[key] ?? english;

export function setWording(it: Wording): void {
  (globalThis as Holder)[key] = it;
}

/** worded`Lunch near ${area}`: the text at once. A test refuses those that a language lacks. */
export const worded = (strings: TemplateStringsArray, ...values: readonly (Value | Sentence)[]): string =>
  wordOf(said(strings, ...values));

export const wordOf = (it: Sentence): string => wording().word(it);

/** Several texts one after the other. */
export const sentencesIn = (texts: readonly string[]): string =>
  texts.length === 1
    ? (texts[0] as string)
    : wordOf({ code: "{0}", values: [{ list: texts, as: "sentences", more: 0 }], text: texts.join(" ") });

const known = new WeakMap<Wording, Map<string, RegExp>>();

/**
 * Whether a text is this sentence in some language: what a plan says was worded for whoever made it.
 *
 * @param code the English pattern
 * @param values those that it has; left out, any
 */
export function isWorded(text: string, code: string, values?: readonly string[]): boolean {
  const now = wording();
  const ofNow = known.get(now) ?? new Map<string, RegExp>();
  known.set(now, ofNow);
  const name = JSON.stringify([code, values]);
  const pattern = ofNow.get(name) ?? patternOf(now, code, values);
  // Values are texts of people: without end.
  if (ofNow.size > MOST_KNOWN) ofNow.clear();
  ofNow.set(name, pattern);
  return pattern.test(text);
}

const MOST_KNOWN = 1000;

function patternOf({ patterns }: Wording, code: string, values: readonly string[] | undefined): RegExp {
  const each = patterns(code).map((pattern) =>
    pattern
      .split(/(\{\d+\})/)
      .map((part) => {
        const place = /^\{(\d+)\}$/.exec(part);
        if (!place) return RegExp.escape(part);
        const value = values?.[Number(place[1])];
        return value === undefined ? ".+" : RegExp.escape(value);
      })
      .join(""),
  );
  return new RegExp(`^(?:${each.join("|")})$`, "s");
}

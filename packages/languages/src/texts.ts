import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type CompiledMessage } from "icu-minify/format";
import { clockIn, plainFormats } from "./clock.ts";
import type { Formats } from "./formats.ts";
import type { Language } from "./language.ts";

/** The texts of one feature in one language: ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>;
/** The same, compiled for the formatter. */
export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>;

/**
 * Where texts come from. The server has one for all requests (node.ts), the browser one for its page (browser.ts). It
 * stands at the global object because the server's own modules and Next's bundles are separate copies of this one.
 */
export interface TextSource {
  /** The reader's. */
  language(): Language;
  formats(): Formats;
  catalogue(namespace: string): CompiledCatalogue | undefined;
  /** Changes with the texts; part of the address of what is fetched later. */
  readonly version: string;
  /** Resolves when `catalogue` has it. Absent where all catalogues are at hand. */
  fetched?(namespace: string): Promise<void>;
}

const key = Symbol.for("caravan.texts");
type Holder = { [key]?: TextSource };

export function setSource(source: TextSource): void {
  (globalThis as Holder)[key] = source;
}

export const sourceOfTexts = (): TextSource | undefined => (globalThis as Holder)[key];

/** The language in which the present page, request or mail is written. */
export const currentLanguage = (): Language => sourceOfTexts()?.language() ?? "en";

/** How clocks, calendars and measures are written in it. */
export const currentFormats = (): Formats => sourceOfTexts()?.formats() ?? plainFormats;

/** Whom something is worded for. */
export interface Reader {
  readonly language: Language;
  readonly formats: Formats;
}

export const currentReader = (): Reader => ({ language: currentLanguage(), formats: currentFormats() });

/** What a message needs: its ICU arguments. Numbers are only for those that are formatted as numbers. */
type ArgumentsOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }
>;
type TagsOf<Message extends string> = Message extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never;
type Values<Arguments> = keyof Arguments extends never ? [] : [values: Arguments];
type Chunks<Element> = readonly (string | Element)[];

export interface Texts<Messages extends Catalogue> {
  <Key extends keyof Messages & string>(key: Key, ...values: Values<ArgumentsOf<Messages[Key]>>): string;
  /** For messages with tags, `Read the <terms>terms</terms>`: each tag has a function that wraps what it encloses. */
  parts<Key extends keyof Messages & string, Element>(
    key: Key,
    values: ArgumentsOf<Messages[Key]> & Record<TagsOf<Messages[Key]>, (chunks: Chunks<Element>) => Element>,
  ): Chunks<Element>;
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Clock times among the values of a message are written as its reader reads them. */
function withClocks<Of>(values: Record<string, Of> | undefined, source: TextSource): Record<string, Of> | undefined {
  const formats = source.formats();
  if (!values || formats.clock === "24") return values;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? clockIn(value, formats, source.language()) : value,
  ]);
  return Object.fromEntries(written);
}

/**
 * The texts of a feature, `texts<typeof en>("money")`. Each call words them in the language of the moment, so call it
 * while rendering or answering and never while a module is loaded.
 *
 * @throws when the page was not given the namespace
 */
export function texts<Messages extends Catalogue>(namespace: string): Texts<Messages> {
  const word = (name: string, values?: Record<string, never>) => {
    const source = sourceOfTexts();
    const message = source?.catalogue(namespace)?.[name];
    if (!source || message === undefined) throw new Error(`no text ${namespace} ${name}`);
    return typeof message === "string"
      ? message
      : format(message, source.language(), withClocks(values, source), { formatters });
  };
  const spoken = (name: string, values?: Record<string, never>) => [word(name, values)].flat().join("");
  return Object.assign(spoken, {
    parts: (name: string, values: Record<string, never>) => [word(name, values)].flat(),
  }) as unknown as Texts<Messages>;
}

/**
 * Loads a part of a page together with its texts: `withTexts("money/entry", () => import("./expense-dialog.tsx"))`.
 *
 * @param namespace the part's own, which the page does not have
 */
export async function withTexts<Module>(namespace: string, load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), sourceOfTexts()?.fetched?.(namespace)]);
  return module;
}

/** What another language has to have: the same keys. */
export type Translation<English extends Catalogue> = Readonly<Record<keyof English, string>>;

import { AsyncLocalStorage } from "node:async_hooks";
import type { KeptTexts } from "./browser.ts";
import { plainFormats } from "./clock.ts";
import type { Language } from "./language.ts";
import { readerIn } from "./reader.ts";
import { type CompiledCatalogue, type Reader, setSource } from "./texts.ts";

/** All texts of the screens, in all languages. */
export interface Catalogues {
  /** Changes with the texts. */
  readonly version: string;
  readonly namespaces: readonly string[];
  compiled(language: Language, namespace: string): CompiledCatalogue | undefined;
}

const current = new AsyncLocalStorage<Reader>();

/** Everything that `work` words, also later, is in this language, or for this reader. */
export const inLanguage = <Result>(reader: Language | Reader, work: () => Result): Result =>
  current.run(readerIn(reader), work);

/** Every text of one language, for a browser that keeps pages for the time without a connection. */
export function allTexts(catalogues: Catalogues, language: Language): KeptTexts {
  const all = catalogues.namespaces.map((it) => [it, catalogues.compiled(language, it) as CompiledCatalogue]);
  return { version: catalogues.version, language, catalogues: Object.fromEntries(all) };
}

/** Makes them the source of this process: the reader is that of `inLanguage`. */
export function provideTexts(catalogues: Catalogues): void {
  const language = () => current.getStore()?.language ?? "en";
  setSource({
    version: catalogues.version,
    language,
    formats: () => current.getStore()?.formats ?? plainFormats,
    catalogue: (namespace) => catalogues.compiled(language(), namespace),
  });
}

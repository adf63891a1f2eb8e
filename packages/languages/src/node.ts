import { AsyncLocalStorage } from "node:async_hooks";
import type { PageTexts } from "./browser.ts";
import type { Language } from "./language.ts";
import { type CompiledCatalogue, setSource } from "./texts.ts";

/** All texts of the screens, in all languages. */
export interface Catalogues {
  /** Changes with the texts. */
  readonly version: string;
  readonly namespaces: readonly string[];
  compiled(language: Language, namespace: string): CompiledCatalogue | undefined;
}

const current = new AsyncLocalStorage<Language>();

/** Everything that `work` words, also later, is in this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => current.run(language, work);

/** Every text of one language, for a browser that keeps pages for the time without a connection. */
export function allTexts(catalogues: Catalogues, language: Language): PageTexts {
  const all = catalogues.namespaces.map((it) => [it, catalogues.compiled(language, it) as CompiledCatalogue]);
  return { version: catalogues.version, language, catalogues: Object.fromEntries(all) };
}

/** Makes them the source of this process: the language is that of `inLanguage`. */
export function provideTexts(catalogues: Catalogues): void {
  const language = () => current.getStore() ?? "en";
  setSource({
    version: catalogues.version,
    language,
    catalogue: (namespace) => catalogues.compiled(language(), namespace),
  });
}

import type { Formats } from "./formats.ts";
import type { Language } from "./language.ts";
import { type CompiledCatalogue, setSource, sourceOfTexts } from "./texts.ts";

export interface PageTexts extends KeptTexts {
  readonly formats: Formats;
}

/** Without the formats, which each page brings along. */
export interface KeptTexts {
  readonly language: Language;
  readonly version: string;
  readonly catalogues: Readonly<Record<string, CompiledCatalogue>>;
}

/** Every text in the reader's language: what the service worker keeps. */
export const allTextsPath = "/texts/all.json";

const known = new Map<string, CompiledCatalogue>();

/** Adds the texts that came with a page. On the server, which has all, it does nothing. */
export function addTexts({ language, formats, version, catalogues }: PageTexts): void {
  if (!("document" in globalThis)) return;
  for (const namespace in catalogues) known.set(namespace, catalogues[namespace] as CompiledCatalogue);
  if (sourceOfTexts()) return;
  setSource({
    version,
    language: () => language,
    formats: () => formats,
    catalogue: (namespace) => known.get(namespace),
    async fetched(namespace) {
      if (known.has(namespace)) return;
      // Few pages need it.
      const { fetchTexts } = await import("./fetch-texts.ts");
      known.set(namespace, await fetchTexts(`/texts/${version}/${language}/${namespace}.json`));
    },
  });
}

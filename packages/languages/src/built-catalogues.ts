import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "./language.ts";
import { allTexts, type Catalogues } from "./node.ts";
import type { CompiledCatalogue } from "./texts.ts";

interface Contents {
  readonly version: string;
  readonly namespaces: readonly string[];
}

const contentsIn = (folder: string) => join(folder, "contents.json");
const fileOf = (folder: string, language: Language) => join(folder, `${language}.json`);

/** Writes them compiled, a file for each language. */
export function writeCatalogues(catalogues: Catalogues, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { version, namespaces } = catalogues;
  writeFileSync(contentsIn(folder), JSON.stringify({ version, namespaces } satisfies Contents));
  for (const language of languages)
    writeFileSync(fileOf(folder, language), JSON.stringify(allTexts(catalogues, language).catalogues));
}

/** What {@link writeCatalogues} has written; a language is read when somebody first needs it. */
export class BuiltCatalogues implements Catalogues {
  readonly version: string;
  readonly namespaces: readonly string[];
  readonly #folder: string;
  readonly #read = new Map<Language, Readonly<Record<string, CompiledCatalogue>>>();

  constructor(folder: string) {
    const { version, namespaces }: Contents = JSON.parse(readFileSync(contentsIn(folder), "utf8"));
    this.version = version;
    this.namespaces = namespaces;
    this.#folder = folder;
  }

  compiled(language: Language, namespace: string): CompiledCatalogue | undefined {
    const texts = this.#read.get(language) ?? JSON.parse(readFileSync(fileOf(this.#folder, language), "utf8"));
    this.#read.set(language, texts);
    return Object.hasOwn(texts, namespace) ? texts[namespace] : undefined;
  }
}

import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import compile from "icu-minify/compile";
import type { PageTexts } from "./browser.ts";
import { type Language, languages } from "./language.ts";
import { type Catalogue, type CompiledCatalogue, setSource } from "./texts.ts";

const load = createRequire(import.meta.url);
const current = new AsyncLocalStorage<Language>();

/** Everything that `work` words, also later, is in this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => current.run(language, work);

/** `money` for `features/money/messages/en.ts`, `money/dialogs` for `features/money/messages/dialogs/en.ts`. */
function namespaceOf(file: string): string {
  const [before = "", after = ""] = dirname(file).replaceAll("\\", "/").split("/messages");
  return `${before.split("/").at(-1)}${after}`;
}

/** The file of each namespace's English texts, below a folder of source code. */
export function englishFiles(folder: string): ReadonlyMap<string, string> {
  const files = globSync("**/messages/**/en.ts", { cwd: folder, exclude: (it) => it.includes("node_modules") });
  return new Map(
    files
      .sort()
      .map((file) => join(folder, file))
      .map((file) => [namespaceOf(file), file]),
  );
}

export function readCatalogue(english: string, language: Language): Catalogue {
  return (load(join(dirname(english), `${language}.ts`)) as { default: Catalogue }).default;
}

/** All texts below these folders. */
export class Catalogues {
  readonly version: string;
  readonly #files: ReadonlyMap<string, string>;
  readonly #compiled = new Map<string, CompiledCatalogue>();

  constructor(folders: readonly string[]) {
    this.#files = new Map(folders.flatMap((folder) => [...englishFiles(folder)]));
    const hash = createHash("sha256");
    for (const file of this.#files.values())
      for (const language of languages) hash.update(JSON.stringify(readCatalogue(file, language)));
    this.version = hash.digest("base64url").slice(0, 12);
  }

  get namespaces(): readonly string[] {
    return [...this.#files.keys()];
  }

  compiled(language: Language, namespace: string): CompiledCatalogue | undefined {
    const file = this.#files.get(namespace);
    if (!file) return undefined;
    const name = `${language} ${namespace}`;
    const found = this.#compiled.get(name);
    if (found) return found;
    const compiled = Object.entries(readCatalogue(file, language)).map(([key, message]) => [key, compile(message)]);
    // The compiler's objects have no prototype; server components pass on only plain ones.
    const made: CompiledCatalogue = JSON.parse(JSON.stringify(Object.fromEntries(compiled)));
    this.#compiled.set(name, made);
    return made;
  }
}

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

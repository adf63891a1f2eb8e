import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import compile from "icu-minify/compile";
import { type Language, languages } from "./language.ts";
import type { Catalogues } from "./node.ts";
import type { Catalogue, CompiledCatalogue } from "./texts.ts";

const load = createRequire(import.meta.url);

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

/** All texts below these folders of source code. */
export class SourceCatalogues implements Catalogues {
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

import { gzipSync } from "node:zlib";
import { languages } from "@caravan/languages/language";
import { SourceCatalogues } from "@caravan/languages/source-catalogues";
import { expect, test } from "vitest";
import { textFolders } from "../../text-folders.ts";
import { childrenOf, importsOf, type Later, type Node, sourceFiles, syntaxOf } from "./source-files.ts";

/** Every page has these (app/layout.tsx). */
const everywhere = ["ui", "ui/format"];

const pages = sourceFiles().filter((it) => /(?:^|\/)(?:page|layout|error|not-found)\.tsx$/.test(it));

/** `money/entry` for `features/money/messages/entry/index.ts`. */
function namespaceOf(file: string): string | null {
  const found = /([^/]+)\/messages(\/.+)?\/index\.ts$/.exec(file);
  return found ? `${found[1]}${found[2] ?? ""}` : null;
}

/** What client components that are loaded with this file word themselves, and what they load later. */
function clientParts(start: string, isClient = false): { texts: Set<string>; later: Set<Later> } {
  const [texts, later, seen] = [new Set<string>(), new Set<Later>(), new Set<string>()];
  const visit = (file: string, client: boolean) => {
    const key = `${file} ${client}`;
    if (seen.has(key)) return;
    seen.add(key);
    const imports = importsOf(file);
    const inside = client || imports.isClient;
    const namespace = namespaceOf(file);
    if (namespace && inside) texts.add(namespace);
    if (inside) for (const it of imports.later) later.add(it);
    // Where the server loads a part later, it is there with the page.
    else for (const it of imports.later) visit(it.file, false);
    for (const it of imports.now) visit(it, inside);
  };
  visit(start, isClient);
  return { texts, later };
}

/** The namespaces of `<PageTexts of={[…]}>` in these files. */
function given(files: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === "JSXOpeningElement" && (node.name as Node).name === "PageTexts") {
      const literals = (it: Node): void => {
        if (it.type === "Literal" && typeof it.value === "string") found.push(it.value);
        childrenOf(it).forEach(literals);
      };
      (node.attributes as readonly Node[]).forEach(literals);
    }
    childrenOf(node).forEach(visit);
  };
  files.map(syntaxOf).forEach(visit);
  return found;
}

/** The page, what it shares with other pages of its address, and the layouts around it. */
function around(page: string): string[] {
  const folders = page.split("/").slice(0, -1);
  const layouts = folders.map((_, index) => [...folders.slice(0, index + 1), "layout.tsx"].join("/"));
  const shared = importsOf(page).now.filter((it) => it.startsWith("app/") && it.endsWith(".tsx"));
  return [...layouts.filter((it) => pages.includes(it)), page, ...shared];
}

test.each(pages)("%s sends the texts along that its client components need", (page) => {
  const { texts } = clientParts(page);
  const sent = given(around(page));
  const missing = [...texts].filter((it) => !sent.includes(it) && !everywhere.includes(it));
  expect(missing).toEqual([]);
});

test.each(pages)("%s sends no texts along that nobody needs", (page) => {
  const whole = around(page).flatMap((it) => {
    const { texts, later } = clientParts(it);
    return [...texts, ...[...later].flatMap((it) => [...clientParts(it.file, true).texts])];
  });
  expect(given([page]).filter((it) => !whole.includes(it) && !page.endsWith("layout.tsx"))).toEqual([]);
});

test("what is loaded later has its texts from the page or brings them along", () => {
  const missing: string[] = [];
  for (const page of pages.filter((it) => it.endsWith("page.tsx"))) {
    const sent = [...everywhere, ...given(around(page))];
    const waiting = around(page).flatMap((it) => [...clientParts(it).later]);
    const seen = new Set<string>();
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      const name = `${part.file} ${part.texts}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const { file, texts: brought } = part;
      const { texts, later } = clientParts(file, true);
      // What it loads in its turn has the same texts.
      waiting.push(...[...later].map((it) => ({ ...it, texts: [...brought, ...it.texts] })));
      const lacks = [...texts].filter((it) => !sent.includes(it) && !brought.includes(it));
      missing.push(...lacks.map((it) => `${page}: ${file} needs ${it}`));
    }
  }
  expect(missing).toEqual([]);
});

/** One language's texts of a page, gzipped: what all of them cost is said in docs/languages.md. */
const MOST_BYTES = 12_288;

test("no page sends more texts than a page may have, in any language", () => {
  const catalogues = new SourceCatalogues(textFolders);
  const tooMuch = pages
    .filter((it) => it.endsWith("page.tsx"))
    .flatMap((page) => {
      const sent = [...new Set([...everywhere, ...given(around(page))])];
      return languages.flatMap((language) => {
        const texts = sent.map((it) => [it, catalogues.compiled(language, it)]);
        const bytes = gzipSync(JSON.stringify(Object.fromEntries(texts))).length;
        if (process.env.SHOW) console.log(bytes, language, page);
        return bytes > MOST_BYTES ? [`${page}, ${language}: ${bytes} bytes`] : [];
      });
    });
  expect(tooMuch).toEqual([]);
});

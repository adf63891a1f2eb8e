import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { features } from "@caravan/languages/sentences/all";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, test } from "vitest";
import { childrenOf, type Node } from "./source-files.ts";

const packages = fileURLToPath(new URL("../../../../packages", import.meta.url));

const isSentence = (tag: unknown) => tag === "said" || tag === "worded";

/** The patterns of said`…` and worded`…` in the code of the server, and all its strings. */
function patternsInCode(): { readonly said: ReadonlyMap<string, string>; readonly strings: ReadonlySet<string> } {
  const said = new Map<string, string>();
  const strings = new Set<string>();
  for (const file of globSync("{domain,core,api,integrations}/src/**/*.ts", { cwd: packages })) {
    if (file.endsWith(".test.ts")) continue;
    const visit = (node: Node): void => {
      if (node.type === "Literal" && typeof node.value === "string") strings.add(node.value);
      if (node.type === "TaggedTemplateExpression" && isSentence((node.tag as Node).name)) {
        const parts = (node.quasi as Node).quasis as readonly { readonly value: { readonly cooked: string } }[];
        said.set(parts.map((it, index) => (index > 0 ? `{${index - 1}}` : "") + it.value.cooked).join(""), file);
      }
      childrenOf(node).forEach(visit);
    };
    visit(parseAst(readFileSync(join(packages, file), "utf8"), { lang: "ts" }) as unknown as Node);
  }
  return { said, strings };
}

const inCode = patternsInCode();
const entries = Object.entries(features).flatMap(([feature, sentences]) =>
  Object.entries(sentences).map(([code, worded]) => ({ feature, code, worded })),
);
const known = new Set(entries.map((it) => it.code));

describe("the sentences of the server", () => {
  test("are all in the catalogues", () => {
    const missing = [...inCode.said].filter(([code]) => code !== "{0}" && !known.has(code));
    expect(missing.map(([code, file]) => `${file}: ${code}`)).toEqual([]);
  });

  test("stand in one catalogue each, and none that nobody says", () => {
    expect(known.size).toBe(entries.length);
    const unused = entries.filter(({ code }) => !inCode.said.has(code) && !inCode.strings.has(code));
    expect(unused.map((it) => `${it.feature}: ${it.code}`)).toEqual([]);
  });

  test("have the same values in each language", () => {
    const valuesOf = (pattern: string) => [...new Set(pattern.match(/\{\d+\}/g))].sort().join();
    const others = entries.flatMap(({ code, worded }) =>
      Object.entries(worded).flatMap(([language, text]) =>
        text.trim() === "" || valuesOf(text) !== valuesOf(code) ? [`${language}: ${code}`] : [],
      ),
    );
    expect(others).toEqual([]);
  });
});

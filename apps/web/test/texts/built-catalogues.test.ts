import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BuiltCatalogues, writeCatalogues } from "@caravan/languages/built-catalogues";
import { languages } from "@caravan/languages/language";
import { allTexts } from "@caravan/languages/node";
import { SourceCatalogues } from "@caravan/languages/source-catalogues";
import { afterAll, expect, it } from "vitest";
import { textFolders } from "../../text-folders.ts";

const folder = mkdtempSync(join(tmpdir(), "caravan-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("has in the build what the sources have, in every language", () => {
  const source = new SourceCatalogues(textFolders);
  writeCatalogues(source, folder);
  const built = new BuiltCatalogues(folder);
  expect(built.version).toBe(source.version);
  for (const language of languages) expect(allTexts(built, language)).toEqual(allTexts(source, language));
  expect([built.compiled("de", "nowhere"), built.compiled("de", "constructor")]).toEqual([undefined, undefined]);
});

import { join } from "node:path";
import { BuiltCatalogues } from "@caravan/languages/built-catalogues";
import type { Catalogues } from "@caravan/languages/node";

/** Where the texts of the screens are. */
export const textFolders = ["app", "features", "ui"].map((folder) => join(import.meta.dirname, folder));

/** Where the build has them compiled. */
export const builtTexts = join(import.meta.dirname, ".next/caravan/texts");

export async function readTexts(development: boolean): Promise<Catalogues> {
  if (!development) return new BuiltCatalogues(builtTexts);
  const { SourceCatalogues } = await import("@caravan/languages/source-catalogues");
  return new SourceCatalogues(textFolders);
}

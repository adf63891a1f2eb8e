import { textFolders } from "../apps/web/text-folders.ts";
import { provideTexts } from "../packages/languages/src/node.ts";
import { SourceCatalogues } from "../packages/languages/src/source-catalogues.ts";

// What tests read is English, as long as they choose no other language (`inLanguage`).
provideTexts(new SourceCatalogues(textFolders));

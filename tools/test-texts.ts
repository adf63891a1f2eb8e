import { textFolders } from "../apps/web/text-folders.ts";
import { Catalogues, provideTexts } from "../packages/languages/src/node.ts";

// What tests read is English, as long as they choose no other language (`inLanguage`).
provideTexts(new Catalogues(textFolders));

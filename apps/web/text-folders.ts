import { join } from "node:path";

/** Where the texts of the screens are. */
export const textFolders = ["app", "features", "ui"].map((folder) => join(import.meta.dirname, folder));

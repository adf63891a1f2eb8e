import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Posteingang",
  withUnread: "Posteingang, {count, number} ungelesen",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Boîte de réception",
  withUnread: "Boîte de réception, {count, number} non lus",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Boîte de réception",
  withUnread: "Boîte de réception, messages non lus : {count, number}",
} satisfies Translation<typeof en>;

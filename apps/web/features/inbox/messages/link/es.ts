import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Bandeja de entrada",
  withUnread: "Bandeja de entrada, {count, number} sin leer",
} satisfies Translation<typeof en>;

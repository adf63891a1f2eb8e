import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "{count, plural, one {# Kommentar} other {# Kommentare}} zu {title}",
} satisfies Translation<typeof en>;

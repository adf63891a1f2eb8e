import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "{title}へのコメント{count, plural, other {#件}}",
} satisfies Translation<typeof en>;

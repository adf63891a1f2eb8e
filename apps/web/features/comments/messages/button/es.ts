import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "{count, plural, one {# comentario} other {# comentarios}} sobre {title}",
} satisfies Translation<typeof en>;

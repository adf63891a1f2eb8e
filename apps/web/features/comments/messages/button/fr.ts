import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  open: "{count, plural, one {# commentaire} other {# commentaires}} sur {title}",
} satisfies Translation<typeof en>;

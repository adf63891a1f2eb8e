import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  done: "« {title} » a été restauré",
  links: "{count, plural, one {# lien public fonctionne à nouveau.} other {# liens publics fonctionnent à nouveau.}}",
  failed: "« {title} » n’a pas pu être restauré",
} satisfies Translation<typeof en>;

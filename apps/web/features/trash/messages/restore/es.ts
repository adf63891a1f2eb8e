import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  done: "«{title}» restaurado",
  links: "{count, plural, one {Vuelve a funcionar # enlace público.} other {Vuelven a funcionar # enlaces públicos.}}",
  failed: "No se ha podido restaurar «{title}»",
} satisfies Translation<typeof en>;

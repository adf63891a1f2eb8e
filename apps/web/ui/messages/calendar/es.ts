import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  earlier: "Antes",
  later: "Después",
  chooseEnd: "Desde el {start}. Ahora elige el último día.",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  earlier: "前の月",
  later: "次の月",
  chooseEnd: "{start}から。次に最終日を選んでください。",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "メール",
  daily: "1日1通のメール",
  "daily.hint": "朝に、受信箱に未読があるときだけ届きます。",
  notSaved: "保存できませんでした",
} satisfies Translation<typeof en>;

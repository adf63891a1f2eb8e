import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "メール",
  daily: "1日1通のメール",
  "daily.hint": "朝に、受信箱に未読があるときだけ届きます。",
  agents: "エージェントの活動",
  "agents.hint": "週に1回、朝に届きます。エージェントが何かしたときだけです。",
  "agents.never": "メールなし",
  notSaved: "保存できませんでした",
} satisfies Translation<typeof en>;

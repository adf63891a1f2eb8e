import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  todaySentence: "今日。",
  "strip.see": "今と次の予定を見る。",
  "strip.trouble": "予定が合いません。おすすめの対応を見る。",
  "strip.at": "{time} {what}。",
  "strip.leaveNow": "{time} {what}。今すぐ出発。",
  "strip.leaveBy": "{time} {what}。{leave}までに出発。",
  "strip.time": "空き時間にできることを見る。",
  "strip.until": "{what}、{time}まで。",
  "until.in": "{time}後",
  "until.ago": "{time}前",
  tomorrow: "明日",
  "until.now": "今",
} satisfies Translation<typeof en>;

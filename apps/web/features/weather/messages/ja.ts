import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  of: "{place}：{weather}",
  chance: "降水確率{chance}%",
  advice: "雨になりそうです。「{title}」の代わりに「{instead}」はいかがですか。",
  source: "予報：<source>{name}</source>（{time}）",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Caravan：ちゃんと回れる旅を",
  description:
    "Caravanは、行き先と日にちから、営業時間・距離・予算を考えた1日ごとのプランを作ります。ひとり旅にもグループ旅行にも。",
  "missing.title": "ページが見つかりません",
  "missing.heading": "このアドレスには何もありません",
  "missing.text":
    "リンクが古いか、アクセス権のない旅行の可能性があります。誰かから受け取ったリンクなら、招待してもらってください。",
  "missing.trips": "あなたの旅行",
} satisfies Translation<typeof en>;

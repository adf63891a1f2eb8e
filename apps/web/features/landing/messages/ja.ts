import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "hero.title": "ちゃんと回れる旅を",
  "hero.text":
    "行き先と日にちを決めるだけ。営業時間や距離、予算に合わせて毎日の予定を組み立てます。仲間が増えても、気が変わっても、電車が遅れても、プランは崩れません。",
  demo: "完成したプランを見る",
  "start.where": "どこへ行きますか？",
  "start.examples": "リスボン、京都、ドロミーティ…",
  "start.from": "開始日",
  "start.to": "終了日",
  "start.plan": "旅行を計画する",
  "start.noAccount": "数秒でプランが完成。アカウントは不要です。",
  yourTrips: "あなたの旅行",
  "value.title": "Caravanでできること",
  "checks.title": "プランが自動でチェック",
  "checks.text":
    "時間の重なり、定休日、間に合わない移動、合わない予算を編集中にお知らせします。半日を無駄にする前に気づけます。",
  "groups.title": "グループの意見がまとまる",
  "groups.text":
    "それぞれが都合のよい日程、行きたい場所、予算を伝えるだけ。全員に合う案と、残りを解決するいちばん小さな変更を見つけます。",
  "history.title": "何も失われない",
  "history.text":
    "日程をずらす、美術館を入れ替える、エージェントに1日を組み直してもらう。すべての変更は誰が行ったかとともに記録され、元に戻せます。",
  "closed.when": "月 11:00",
  "closed.note": "月曜定休",
  "windows.you": "あなた",
  "windows.guest": "仲間",
  "moved.title": "日程を2日ずらしました",
  "moved.text": "予約済みの予定はそのままです",
  undo: "元に戻す",
  "example.description":
    "Caravanが表示するリスボンの1日：時刻つきの4つの予定が、川沿いの地図上のルートで結ばれています。",
  "example.day": "リスボン · 1日目",
  "example.title": "川沿いを歩く",
  "example.fine": "問題なし",
  "example.onward": "次まで{duration}",
  "example.tower": "ベレンの塔",
  "example.monastery": "ジェロニモス修道院",
  "example.lunch": "LXファクトリーでランチ",
  "example.market": "タイムアウトマーケット",
  day: "{number}日目",
  "days.hills": "丘とタイル",
  "days.gardens": "庭園と美術館",
} satisfies Translation<typeof en>;

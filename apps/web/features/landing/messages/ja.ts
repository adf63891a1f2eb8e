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
  yourTrips: "旅行一覧",
  "value.title": "Caravanでできること",
  "check.title": "プランが自動でチェック",
  "check.text":
    "時間の重なり、定休日、間に合わない移動、合わない予算を編集中にお知らせします。半日を無駄にする前に気づけます。",
  "group.title": "グループの意見がまとまる",
  "group.text":
    "それぞれが希望の旅行日程とずらせる日数、行きたい場所、予算を伝えるだけ。全員に合う案と、残りを解決するいちばん小さな変更を見つけます。",
  "check.picture": "リスボンの一日のプランと地図。プランチェックが、重なっている二つの予定を示しています。",
  "group.picture": "三人のグループ。日程、行き先、予算についてのそれぞれの希望と、一致している点。",
  "phone.title": "スマートフォンでも、オフラインでも",
  "phone.text":
    "リストを好きな高さまで地図の上に引き上げられます。旅行はスマートフォンに残り、変更は次に接続したときに送られます。旅行中は、次の予定が経路とともに一番前に出ます。",
  "phone.picture": "スマートフォンのプラン。番号のついた予定の地図と、その下に一日のリスト。",
  "assistant.title": "アシスタントは先に確認します",
  "assistant.text":
    "お使いのアシスタントをつなげられます。変更したいことは提案として届き、承認するか却下するかを選べます。どの変更も誰がしたか記録され、元に戻せます。",
  "assistant.picture": "プランの横に表示されたアシスタントの提案。ファドの夜を承認するか却下するか選べます。",
  "example.description":
    "Caravanが表示するリスボンの1日：時刻つきの4つの予定が、川沿いの地図上のルートで結ばれています。",
  "example.day": "リスボン · 1日目",
  "example.title": "川沿いを歩く",
  "example.fine": "問題なし",
  "example.onward": "{duration}",
  "example.tower": "ベレンの塔",
  "example.monastery": "ジェロニモス修道院",
  "example.lunch": "LXファクトリーでランチ",
  "example.market": "タイムアウトマーケット",
  day: "{number}日目",
  "days.hills": "丘とタイル",
  "days.gardens": "庭園と美術館",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "mark.offline": "{count, plural, =0 {接続がありません} other {接続がありません。未送信の変更#件}}",
  "mark.signedOut": "ログアウトしています。未送信の変更{count, plural, other {#件}}",
  "bar.offline":
    "<b>接続がありません。</b>この端末に保存された内容を表示しています{count, plural, =0 {。} other {。変更#件が送信待ちです。}}",
  "bar.signedOut":
    "ログアウトしています。変更{count, plural, other {#件}}は、もう一度ログインするまでここに保存されます。",
  tryNow: "今すぐ試す",
  trying: "接続中…",
  signIn: "ログイン",
  fleeting: "このブラウザーには保存できません。変更が送信されるまで、このページを開いたままにしてください。",
  question: "オフライン中の変更について、確認が必要です。",
  openTrip: "旅行を開く",
  newVersion: "Caravanの新しいバージョンがあります。",
  reload: "再読み込み",
  "leave.ask": "{count, plural, other {ログアウトすると変更が失われます。よろしいですか？}}",
  "leave.text":
    "まだ送信できていない変更が{count, plural, other {#件}}あります。ログアウトすると、それらも含めてこの端末からすべて削除されます。",
  "leave.confirm": "ログアウト",
  "leave.stay": "このまま使う",
} satisfies Translation<typeof en>;

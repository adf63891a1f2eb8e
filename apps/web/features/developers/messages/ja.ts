import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "試してみる",
  text: "エージェントが使えるすべてのコマンドを、このサーバーで実行できます。自分のセッションでも、キーでも実行できます。",
  as: "呼び出し方",
  session: "自分のセッション",
  key: "APIキー",
  "key.hint": "このページのメモリーにだけ置かれ、どこにも保存されません。",
  verb: "コマンド",
  reads: "読み取りのみ",
  writes: "データを変更します",
  deletes: "データを変更または削除します",
  arguments: "引数（JSON）",
  fields: "{count, plural, other {指定できる項目：#件}}",
  run: "実行",
  runForReal: "本当に実行",
  real: "テスト環境ではありません。あなたの旅行に反映されます。",
  answer: "応答",
  took: "{ms} ms",
  curl: "curlで同じ呼び出し",
  "curl.hint": "先にキーをCARAVAN_KEYに入れてください。",
  notJson: "引数がJSONオブジェクトではありません。引用符とコンマを確認してください。",
  noKey: "先にキーを貼り付けるか、ログインしてください。",
  unreachable: "サーバーが応答しませんでした。接続を確認して、もう一度お試しください。",
  failed: "コマンドの一覧を読み込めませんでした。ページを再読み込みしてください。",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "予約確認メールを転送",
  text: "航空会社やホテルからのメールを専用アドレスに転送すると、予約が該当する旅行に追加されます。差出人を確認できないメールや、変更・キャンセルのメールは、確認するまで下に残ります。",
  get: "アドレスを取得",
  yours: "あなたのアドレス",
  "yours.hint": "知っている人は誰でもメールを送れるので、ほかの人に教えないでください。",
  off: "オフにする",
  new: "新しいアドレス",
  "new.title": "新しいアドレスを取得しますか？",
  "new.text": "前のアドレスは使えなくなります。転送の設定を更新してください。",
  "new.confirm": "新しいアドレスを取得",
  "off.done": "オフにしました",
  "new.done": "これが新しいアドレスです",
  failed: "うまくいきませんでした",
  saved: "保存済み",
  waiting: "確認待ち",
  nothing: "予約なし",
  refused: "受信拒否",
  recent: "最近のメール",
  noSubject: "件名なし",
  look: "確認する",
  openTrip: "旅行を開く",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  currency: "通貨",
  yourGroups: "グループ",
  create: "グループを作る",
  joinByCode: "コードで参加",
  "list.loading": "グループを読み込んでいます",
  "list.failed": "グループを読み込めませんでした",
  "list.empty": "グループはまだありません",
  "list.emptyText":
    "みんなで旅行しますか？それぞれが時期・行き先・予算を伝えると、Caravanが全員に合う案を探し、何が妨げになっているかを示します。",
  "list.name": "グループ",
  yourTurn: "あなたの番です",
  orMore: "ほか{count}件",
  "answered.short": "{members}人中{answered}人が回答",
  people: "{count, plural, other {#}}人",
  youLead: "あなたがリーダー",
  youCreated: "あなたが作成",
  "join.heading": "グループ旅行に参加",
  "join.text": "受け取ったコードを入力してください。参加する前に内容を確認できます。",
  "join.code": "参加コード",
  "join.codeHint": "K7MP Q2XWのような英数字8文字。リンクでもかまいません。",
  continue: "続ける",
  "join.malformed": "コードは英数字8文字で、I・O・0・1は含みません。受け取ったコードを確かめてください。",
  "join.missing": "受け取ったコードを入力してください。",
  "join.loading": "グループを読み込んでいます",
  "join.none": "このコードのグループはありません",
  "join.another": "別のコードを入力",
  "join.inviting": "<b>{name}</b>さんからの招待",
  "join.already": "すでにこのグループに参加しています。",
  "join.joinedSoFar":
    "これまでに{count, plural, other {#}}人が参加しています。参加したら、時期・行き先・予算を伝えます。名前と回答はほかの人に見えますが、予算は非公開にできます。",
  openGroup: "グループを開く",
  "join.button": "旅行に参加",
  "join.signedInAs": "{email}でログイン中",
  "join.signInFirst": "先にログインすると、すぐに参加できます。初めての方は<link>アカウントを作成</link>",
  creator: "作成者",
  "new.title": "みんなで決める",
  "new.text":
    "グループを作ってリンクを共有しましょう。それぞれが希望を伝え、みんなに合う旅行を見つけます。どの項目も任意で、あとから変えられます。",
  "new.ready": "{title}ができました",
  "new.send":
    "参加する人にリンクかコードを送ってください。ログイン前でも、タイトル・日程・場所・あなたの名前が見えます。",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  loading: "招待を読み込んでいます",
  name: "招待",
  invalid: "この招待は無効になりました",
  invalidText: "すでに使われたか、取り消されたか、期限が切れています。送ってくれた人に新しい招待を頼んでください。",
  inviting: "<b>{name}</b>さんからの招待です",
  member: "メンバー",
  asEditor: "編集者として参加し、プランの閲覧と変更ができます。",
  asViewer: "閲覧者として参加し、旅行の閲覧だけができます。",
  join: "旅行に参加する",
  signedInAs: "{email}でログイン中",
  back: "そのあとここに戻って参加できます。",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "旅行",
  archive: "アーカイブ",
  import: "予約確認を取り込む",
  bring: "旅行を取り込む",
  new: "新しい旅行",
  trash: "ゴミ箱",
  loading: "旅行を読み込んでいます",
  failed: "旅行を読み込めませんでした",
  noArchive: "アーカイブは空です",
  noArchiveText: "アーカイブした旅行は一覧から外れ、ここに残ります。ほかのメンバーには影響しません。",
  empty: "まだ旅行はありません",
  emptyText: "場所と日程を入れると、Caravanが日程を組みます。あとは好きなように変えられます。",
  first: "最初の旅行を計画する",
  "group.now": "旅行中",
  "group.next": "これから",
  "group.past": "過去",
  "group.cancelled": "中止",
  "back.done": "「{title}」を旅行の一覧に戻しました",
  back: "一覧に戻す",
  canEdit: "編集できます",
  viewOnly: "閲覧のみ",
  travelers: "{count, plural, other {#人}}",
  waiting: "{count, plural, other {提案が#件あります}}",
  again: "もう一度計画する",
} satisfies Translation<typeof en>;

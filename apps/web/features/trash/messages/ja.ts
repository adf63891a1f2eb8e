import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "ゴミ箱",
  about: "削除したものは{days, number}日間ここに残り、その後完全に削除されます。",
  loading: "ゴミ箱を読み込んでいます",
  failed: "ゴミ箱を読み込めませんでした",
  empty: "ゴミ箱は空です",
  "empty.text": "削除した旅行、グループ、書類はここから元に戻せます。",
  "kind.trip": "{of, select, yes {<trip></trip>の旅行} other {旅行}}",
  "kind.group_trip": "{of, select, yes {<trip></trip>のグループ} other {グループ}}",
  "kind.document": "{of, select, yes {<trip></trip>の書類} other {書類}}",
  deletedWhen: "削除：{when}",
  daysLeft: "{count, plural, other {残り#日}}",
  lastDay: "残り1日",
  restore: "<hidden>{title}を</hidden>元に戻す",
  deleteNamed: "{title}を完全に削除",
  ask: "「{title}」を完全に削除しますか？",
  askThis: "完全に削除しますか？",
  "ask.text": "その後は元に戻せません。",
  delete: "完全に削除",
  deleted: "完全に削除しました",
  emptyIt: "ゴミ箱を空にする",
  "emptyIt.ask": "ここにあるものをすべて完全に削除しますか？",
  "emptyIt.text": "ゴミ箱の中の旅行、グループ、書類がファイルごと削除されます。元に戻すことはできません。",
  groupTrip: "グループ旅行",
  untitled: "無題",
} satisfies Translation<typeof en>;

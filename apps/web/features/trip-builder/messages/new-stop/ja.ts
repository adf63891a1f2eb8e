import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  add: "滞在地を追加",
  text: "後の滞在地の日程がずれ、旅行が長くなります。",
  anyway: "そのまま追加",
  save: "追加",
  unknown: "「{name}」は登録されていません。そのまま追加できますが、日程にはスポット名のないアイデアが入ります。",
  where: "行き先",
  noWhere: "滞在する場所を入力してください。",
  placeholder: "フィレンツェ、ポルト、京都…",
  nights: "泊数",
  when: "順番",
  first: "最初",
  after: "{name}のあと",
} satisfies Translation<typeof en>;

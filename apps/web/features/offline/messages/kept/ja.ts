import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  saved: "オフライン用に保存済み（{when}時点）",
  savedWithout: "オフライン用に保存済み（{when}時点、ファイル{count, plural, other {#件}}を除く）",
  notWhole: "この旅行は、この端末で開いた部分だけが保存されています。",
  mark: "オフライン可",
  changed: "その間にほかの人が変更しました。",
  olderVersion: "この変更は、形式の異なる古いバージョンのページで行われました。",
} satisfies Translation<typeof en>;

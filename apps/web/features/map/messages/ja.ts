import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  fit: "すべてのスポットを表示",
  "streets.contributors": "© OpenStreetMap contributors",
  keys: "地図：矢印キーで移動、プラスとマイナスで拡大・縮小",
  keysAndAdd: "地図：矢印キーで移動、プラスとマイナスで拡大・縮小、Enterで中央に予定を追加",
  "pin.name": "{day}日目、予定{number}：{title}",
  "pin.over": "{day}日目 · 予定{number}",
  "cluster.ofDay": "{first}日目の近い予定{count}件を分けて表示",
  "cluster.ofDays": "{first}日目から{last}日目の近い予定{count}件を分けて表示",
  noStreets: "道路の地図を読み込めないため、Caravanにある情報だけを表示しています",
  zoomIn: "拡大",
  zoomOut: "縮小",
  sources: "情報源の表示を切り替え",
  scroll: "Ctrlキーを押しながらスクロールすると地図を拡大・縮小できます",
  scrollMac: "⌘キーを押しながらスクロールすると地図を拡大・縮小できます",
  twoFingers: "地図は2本の指で動かせます",
} satisfies Translation<typeof en>;

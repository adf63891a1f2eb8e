import { withTexts } from "@caravan/languages/texts";
import dynamic from "next/dynamic";
import { TabSkeleton } from "@/ui/loading.tsx";

/** Loaded when it is opened. */
export const Board = dynamic(
  () => withTexts("board", () => import("./components/board.tsx")).then((module) => module.Board),
  { loading: TabSkeleton },
);

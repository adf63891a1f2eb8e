import { withTexts } from "@caravan/languages/texts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { TabSkeleton } from "@/ui/loading.tsx";

/** Loaded when it is opened. */
export const Board = loadedApart(
  () => withTexts("board", () => import("./components/board.tsx")).then((module) => module.Board),
  { loading: TabSkeleton },
);

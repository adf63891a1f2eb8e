import { loadedApart } from "@/ui/loaded-apart.tsx";
import { TabSkeleton } from "@/ui/loading.tsx";

export { AlignmentTab } from "./components/alignment-tab.tsx";
/** Loaded when it is opened. */
export const RoundsTab = loadedApart(() => import("./components/rounds-tab.tsx").then((module) => module.RoundsTab), {
  loading: TabSkeleton,
});

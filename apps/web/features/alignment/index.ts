import dynamic from "next/dynamic";
import { TabSkeleton } from "@/ui/loading.tsx";

export { AlignmentTab } from "./components/alignment-tab.tsx";
/** Loaded when it is opened. */
export const RoundsTab = dynamic(() => import("./components/rounds-tab.tsx").then((module) => module.RoundsTab), {
  loading: TabSkeleton,
});

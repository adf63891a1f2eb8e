import { loadedApart } from "@/ui/loaded-apart.tsx";
import { TabSkeleton } from "@/ui/loading.tsx";

export { type LimitDraft, lifetimes, limitsToSend, noLimits, scopeWords } from "./key-choices.ts";
export { LimitChoice, TripChoice } from "./key-fields.tsx";
/** Loaded when its tab is opened. */
export const ApiKeys = loadedApart(() => import("./api-keys.tsx").then((module) => module.ApiKeys), {
  loading: TabSkeleton,
});

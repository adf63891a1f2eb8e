"use client";

import { withTexts } from "@caravan/languages/texts";
import { loadedApart } from "@/ui/loaded-apart.tsx";

/** Loaded on demand, because lists and plans need no form. */
export const PlanAgainDialog = loadedApart(() =>
  withTexts("trips/again", () => import("./plan-again-form.tsx")).then((it) => it.PlanAgainForm),
);

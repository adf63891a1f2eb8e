"use client";

import { withTexts } from "@caravan/languages/texts";
import dynamic from "next/dynamic";

/** Loaded on demand, because lists and plans need no form. */
export const PlanAgainDialog = dynamic(() =>
  withTexts("trips/again", () => import("./plan-again-form.tsx")).then((it) => it.PlanAgainForm),
);

"use client";

import dynamic from "next/dynamic";

/** Loaded on demand, because lists and plans need no form. */
export const PlanAgainDialog = dynamic(() => import("./plan-again-form.tsx").then((it) => it.PlanAgainForm));

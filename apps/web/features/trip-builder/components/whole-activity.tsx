"use client";

import { loadedLater } from "@/ui/loaded-later.tsx";
import { listDensity } from "../model/list-density.ts";

const load = () => import("./activity-card.tsx").then((module) => module.ActivityCard);
// Where stops are listed whole, the first sight of the list needs it.
if (typeof window !== "undefined" && listDensity() === "comfortable") void load().catch(() => undefined);

/** A stop listed whole. It is no part of the first load, because most lists have lines. */
export const WholeActivity = loadedLater(load);

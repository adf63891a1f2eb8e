"use client";

import { loadedLater } from "@/ui/loaded-later.tsx";

/** Loaded after the page, which is for reading first. */
export const LaterConsole = loadedLater(() => import("./console.tsx").then((it) => it.Console));

"use client";

import { overlayLoadedLater } from "./loaded-later.tsx";

/** A longer form or details beside the page: from below on a phone, from the right on a wide screen. Modal. */
export const Sheet = overlayLoadedLater(() => import("./sheet-panel.tsx").then((module) => module.SheetPanel), {
  when: "in-use",
});

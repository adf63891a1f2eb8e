"use client";

import { overlayLoadedLater } from "./loaded-later.tsx";

/** For actions that cannot be undone; others are done at once, with Undo in a toast. */
export const ConfirmDialog = overlayLoadedLater(
  () => import("./confirm-panel.tsx").then((module) => module.ConfirmPanel),
  { when: "in-use" },
);

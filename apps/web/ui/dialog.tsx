"use client";

import { overlayLoadedLater } from "./loaded-later.tsx";

/** A modal question or a short form. Escape or pressing outside closes it. */
export const Dialog = overlayLoadedLater(() => import("./dialog-panel.tsx").then((module) => module.DialogPanel), {
  when: "in-use",
});

"use client";

import { withTexts } from "@caravan/languages/texts";
import { loadedLater } from "@/ui/loaded-later.tsx";

/** The frame of the application beside a page that everybody may read, for readers who are signed in. */
export const AppParts = loadedLater(() =>
  withTexts("inbox/link", () =>
    withTexts("offline", () => withTexts("offline/kept", () => import("./app-frame.tsx"))),
  ).then((module) => module.AppFrame),
);

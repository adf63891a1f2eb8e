"use client";

import { withTexts } from "@caravan/languages/texts";
import { loadedLater } from "@/ui/loaded-later.tsx";

/** Pages show the drawn cover first, so a photograph may come after them. */
export const PhotoImage = loadedLater(() => import("./photo-image.tsx").then((module) => module.PhotoImage));

/** Most places have none, and a public page never shows them. */
export const StopPhotos = loadedLater(() =>
  withTexts("pictures/photo", () => import("./stop-photos.tsx")).then((module) => module.StopPhotos),
);

export const StopPhotoStrip = loadedLater(() =>
  withTexts("pictures/photo", () => import("./stop-photo-strip.tsx")).then((module) => module.StopPhotoStrip),
);

/** Opened by a press. */
export const PhotosDialog = loadedLater(() =>
  withTexts("pictures", () => withTexts("trash/restore", () => import("./photos-dialog.tsx"))).then(
    (module) => module.PhotosDialog,
  ),
);

"use client";

import { photoPath, photoSources } from "@caravan/domain/pictures/photo-address";
import { withTexts } from "@caravan/languages/texts";
import { useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import type { Photo } from "./use-trip-photos.ts";

// Nobody needs it before the photograph is there, and public pages are light.
const PhotoCredit = loadedApart(() =>
  withTexts("pictures/photo", () => import("./photo-credit.tsx")).then((module) => module.PhotoCredit),
);

interface PhotoImageProps {
  photo: Photo;
  /** What it shows, in the name of the button beside it. */
  name: string;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string;
  eager?: boolean;
  /** Without room for words in it: a press shows it large, with who took it. */
  isSmall?: boolean;
}

/**
 * A photograph upon the drawn cover, as soon as it is loaded, and who took it. It is decorative: the name stands beside
 * it.
 */
export function PhotoImage({ photo, name, sizes, eager = false, isSmall = false }: PhotoImageProps) {
  const [state, setState] = useState<"loading" | "loaded" | "missing">("loading");
  if (state === "missing") return null;
  const id = photo.photo_id;
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={photoSources(id, "avif")} sizes={sizes} />
        <img
          // One from the browser's cache may have loaded before it is listened to.
          ref={(it) => void (it?.complete && it.naturalWidth > 0 && setState("loaded"))}
          src={photoPath({ id, width: 640, format: "webp" })}
          srcSet={photoSources(id, "webp")}
          sizes={sizes}
          alt=""
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          draggable={false}
          onLoad={() => setState("loaded")}
          onError={() => setState("missing")}
          className={classNames(
            "absolute inset-0 size-full object-cover motion-safe:transition-opacity motion-safe:duration-300",
            state !== "loaded" && "opacity-0",
          )}
        />
      </picture>
      {state === "loaded" && <PhotoCredit photo={photo} name={name} isSmall={isSmall} />}
    </>
  );
}

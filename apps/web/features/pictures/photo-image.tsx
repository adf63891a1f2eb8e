"use client";

import { photoPath, photoSources } from "@caravan/domain/pictures/photo-address";
import { Info, X } from "lucide-react";
import { useId, useState } from "react";
import type { ApiOutputs } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";

/** As `get_photo` answers. */
export type Photo = NonNullable<ApiOutputs["pictures"]["photo"]["photo"]>;

interface PhotoImageProps {
  photo: Photo;
  /** What it shows, in the name of the button beside it. */
  name: string;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string;
  eager?: boolean;
}

/**
 * A photograph upon the drawn cover, as soon as it is loaded, and who took it. It is decorative: the name stands beside
 * it.
 */
export function PhotoImage({ photo, name, sizes, eager = false }: PhotoImageProps) {
  const [state, setState] = useState<"loading" | "loaded" | "missing">("loading");
  const [credited, setCredited] = useState(false);
  const credit = useId();
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
      {state === "loaded" && (
        <>
          <p
            id={credit}
            hidden={!credited}
            className="absolute inset-x-0 bottom-0 z-10 bg-surface/95 py-2.5 pr-12 pl-3 text-left text-ink text-sm"
          >
            Photo: <Credit photo={photo} />
          </p>
          <button
            type="button"
            aria-expanded={credited}
            aria-controls={credit}
            aria-label={`Who took the photo of ${name}`}
            onClick={() => setCredited(!credited)}
            className="tap group absolute right-0 bottom-0 z-10 grid place-items-center"
          >
            <span className="grid size-6 place-items-center rounded-full bg-surface/85 text-ink group-hover:bg-surface [&>svg]:size-4">
              {credited ? <X aria-hidden="true" /> : <Info aria-hidden="true" />}
            </span>
          </button>
        </>
      )}
    </>
  );
}

function Credit({ photo }: { photo: Photo }) {
  const link = "underline underline-offset-2 hover:no-underline";
  const { author, licence, licence_url, page_url } = photo;
  return (
    <>
      <a href={page_url} target="_blank" rel="noopener noreferrer" className={link}>
        {author ?? "Wikimedia Commons"}
      </a>
      {", "}
      {licence_url ? (
        <a href={licence_url} target="_blank" rel="license noopener noreferrer" className={link}>
          {licence}
        </a>
      ) : (
        licence
      )}
      {author !== null && ", via Wikimedia Commons"}
    </>
  );
}

"use client";

import { ExternalLink } from "lucide-react";
import { useId, useState } from "react";
import { PhotoCover } from "@/features/pictures/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { useBoardTools } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import { authorName, categoryWords, placeArea, webAddress } from "../messages.ts";
import type { Candidate } from "../model/types.ts";

/** "Belém, Lisbon · Food". */
export function PlaceLine({ candidate }: { candidate: Candidate }) {
  const parts = [placeArea(candidate), candidate.category && categoryWords()[candidate.category]].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="wrap-anywhere text-muted text-sm">{parts.join(" · ")}</p>;
}

/** The description of the place: three lines, and the rest after a press. */
export function Blurb({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  // About the length of three lines: measuring each card would be slow.
  const long = text.length > 130;
  return (
    <div className="text-[0.9375rem]">
      <p id={id} className={classNames("wrap-anywhere", long && !whole && "line-clamp-3")}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          className="min-h-7 rounded-lg font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          {whole ? t("less") : t("more")}
        </button>
      )}
    </div>
  );
}

/** The source of the place, and who added it. */
export function Origin({ candidate }: { candidate: Candidate }) {
  const { you } = useBoardTools();
  const source = webAddress(candidate.source.url);
  return (
    <p className="wrap-anywhere flex flex-wrap items-center gap-x-1.5 text-faint text-sm">
      <span>{t("addedBy", { name: authorName(candidate.added_by, you) })}</span>
      {source && (
        <>
          <span aria-hidden="true">·</span>
          <a
            href={source.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-7 items-center gap-1 underline underline-offset-4 hover:text-ink"
          >
            {source.host}
            <span className="sr-only">{t("newTab")}</span>
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          </a>
        </>
      )}
    </p>
  );
}

/** The picture that the link of a place had, or its cover; decorative, since the name is beside it. */
export function PlacePicture({
  candidate,
  shape,
  className,
}: {
  candidate: Candidate;
  shape: "thumb" | "card";
  className: string;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  const { picture_url: url, category } = candidate;
  const hasOwn = url !== null && url !== missing;
  return (
    <PhotoCover
      shape={shape}
      kind={category ?? "other"}
      at={candidate}
      name={candidate.name}
      // A small one has no room for who took it, and the picture of the link comes first.
      of={shape === "card" && !hasOwn ? candidate.place_id : null}
      className={className}
    >
      {hasOwn && (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(url)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </PhotoCover>
  );
}

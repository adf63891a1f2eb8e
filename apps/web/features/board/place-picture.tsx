"use client";

import { MapPin } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { categoryIcons } from "./place-words.ts";
import type { Candidate } from "./types.ts";

/** The picture of a place, or the sign of its category; decorative, since the name stands beside it. */
export function PlacePicture({ candidate, className }: { candidate: Candidate; className: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  const { picture_url: url, category } = candidate;
  const Icon = category ? categoryIcons[category] : MapPin;
  return (
    <span
      aria-hidden="true"
      className={classNames("grid shrink-0 place-items-center overflow-hidden bg-accent-soft", className)}
    >
      {url && url !== missing ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(url)}
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-[38%] max-h-12 max-w-12 text-on-accent-soft opacity-70" strokeWidth={1.5} />
      )}
    </span>
  );
}

"use client";

import { type Vote, votes } from "@caravan/domain/fields";
import type { ComponentProps } from "react";
import { classNames } from "@/ui/class-names.ts";
import { Faces } from "./faces.tsx";
import { Marks } from "./place-card.tsx";
import { Blurb, Origin, PlaceLine } from "./place-facts.tsx";
import { PlacePicture } from "./place-picture.tsx";
import { voteIcons, voteWords } from "./place-words.ts";
import { byPeople } from "./reaction.ts";
import { Advice, Reasons } from "./said.tsx";
import { StarButton } from "./star-button.tsx";
import type { Candidate } from "./types.ts";
import { votePressed } from "./vote-look.ts";

/** One place, large. */
export function DeckCard({ candidate, className, ...rest }: { candidate: Candidate } & ComponentProps<"article">) {
  const wanting = byPeople(candidate).filter((it) => it.vote === "in");
  return (
    <article
      aria-label={candidate.name}
      {...rest}
      className={classNames(
        "relative flex min-h-72 select-none flex-col overflow-hidden rounded-panel border bg-surface shadow-float sm:min-h-100",
        className,
      )}
    >
      {votes.map((vote) => (
        <Stamp key={vote} vote={vote} />
      ))}
      <PlacePicture
        candidate={candidate}
        className={classNames("w-full sm:h-52", candidate.picture_url ? "h-36" : "h-20")}
      />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="wrap-anywhere heading-section">{candidate.name}</h2>
            <PlaceLine candidate={candidate} />
          </div>
          <StarButton candidate={candidate} />
        </div>
        <Marks candidate={candidate} />
        {candidate.blurb && <Blurb text={candidate.blurb} />}
        {wanting.length > 0 && (
          <div className="flex items-center gap-2 text-muted text-sm">
            In: <Faces names={wanting.map((it) => it.name)} />
          </div>
        )}
        <Reasons candidate={candidate} />
        <Advice candidate={candidate} />
        <div className="mt-auto">
          <Origin candidate={candidate} />
        </div>
      </div>
    </article>
  );
}

const stampPlaces: Record<Vote, string> = {
  in: "top-5 left-5 -rotate-12",
  out: "top-5 right-5 rotate-12",
  unsure: "top-24 left-1/2 -translate-x-1/2",
};

/** What letting go now would say. */
function Stamp({ vote }: { vote: Vote }) {
  const Icon = voteIcons[vote];
  return (
    <span
      aria-hidden="true"
      style={{ opacity: `var(--${vote}, 0)` }}
      className={classNames(
        "pointer-events-none absolute z-10 flex items-center gap-2 rounded-control border-2 px-3.5 py-1.5 font-semibold text-lg",
        votePressed[vote],
        stampPlaces[vote],
      )}
    >
      <Icon className="size-5" strokeWidth={2.5} />
      {voteWords[vote]}
    </span>
  );
}

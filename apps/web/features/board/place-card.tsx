"use client";

import { Lock, Scale } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { useBoardTools } from "./board-context.tsx";
import { Blurb, Origin, PlaceLine } from "./place-facts.tsx";
import { PlaceMenu } from "./place-menu.tsx";
import { PlacePicture } from "./place-picture.tsx";
import { Advice, Reasons } from "./said.tsx";
import type { Candidate } from "./types.ts";
import { VoteButtons } from "./vote-buttons.tsx";

/** A place with what the group says about it. */
export const PlaceCard = memo(function PlaceCard({ candidate }: { candidate: Candidate }) {
  return (
    <CardFrame candidate={candidate} corner={<PlaceMenu candidate={candidate} />}>
      <Marks candidate={candidate} />
      {candidate.blurb && <Blurb text={candidate.blurb} />}
      <Origin candidate={candidate} />
      <VoteButtons candidate={candidate} />
      <Reasons candidate={candidate} />
      <Advice candidate={candidate} />
    </CardFrame>
  );
});

/** Picture, name and corner, which all cards share; whatever was refused stands below. */
export function CardFrame({
  candidate,
  corner,
  children,
}: {
  candidate: Candidate;
  corner?: ReactNode;
  children: ReactNode;
}) {
  const { problems } = useBoardTools();
  const nameId = useId();
  const problem = problems[candidate.id];
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        "flex flex-col gap-3 rounded-card border bg-surface p-3.5 shadow-card",
        candidate.locked_in && "border-accent/60",
      )}
    >
      <div className="flex items-start gap-3">
        <PlacePicture candidate={candidate} className="size-16 rounded-control" />
        <div className="min-w-0 flex-1 pt-0.5">
          <h3 id={nameId} className="wrap-anywhere font-semibold leading-snug">
            {candidate.name}
          </h3>
          <PlaceLine candidate={candidate} />
        </div>
        {corner && <div className="-mt-1.5 -mr-2 flex items-center">{corner}</div>}
      </div>
      {children}
      {problem && (
        <p role="alert" className="wrap-anywhere rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft text-sm">
          That was not saved. {problem}
        </p>
      )}
    </article>
  );
}

/** What is special about it, in short. */
export function Marks({ candidate }: { candidate: Candidate }) {
  const { split, locked_in, locked_in_by } = candidate;
  if (!split && !locked_in) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {locked_in && (
        <Badge tone="accent" icon={<Lock />}>
          {locked_in_by ? `Locked in by ${locked_in_by}` : "Locked in"}
        </Badge>
      )}
      {split && (
        <Badge tone="warning" icon={<Scale />}>
          Split
        </Badge>
      )}
    </div>
  );
}

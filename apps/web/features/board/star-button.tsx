"use client";

import { Star } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { count } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { useBoardTools } from "./board-context.tsx";
import { afterStar, ownReaction } from "./reaction.ts";
import type { Candidate } from "./types.ts";

/** For what somebody wants most; a star from who has not voted says In as well. */
export function StarButton({ candidate }: { candidate: Candidate }) {
  const { you, actions } = useBoardTools();
  const own = ownReaction(candidate, you);
  const starred = own?.starred ?? false;
  return (
    <span className="flex shrink-0 flex-col items-center gap-1.5">
      <IconButton
        label="Star"
        aria-pressed={starred}
        icon={<Star className={classNames(starred && "fill-current")} />}
        tooltip={false}
        title={starred ? "Take the star back" : "I want this most"}
        onClick={() => void actions.vote(candidate, afterStar(own))}
        variant="outline"
        className={classNames(starred && "border-on-warning-soft! bg-warning-soft! text-on-warning-soft!")}
      />
      {candidate.stars > 0 && (
        <span className="text-muted text-sm tabular-nums leading-7">
          <span aria-hidden="true">{candidate.stars}</span>
          <span className="sr-only">{count(candidate.stars, "star")}</span>
        </span>
      )}
    </span>
  );
}

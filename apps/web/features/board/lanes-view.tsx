"use client";

import { classNames } from "@/ui/class-names.ts";
import { DroppedPlaces } from "./dropped-places.tsx";
import { FoldedLane, Lane } from "./lane.tsx";
import { type BoardView, lanesOf } from "./lanes.ts";
import type { BoardData } from "./types.ts";

/** Side by side on a wide screen, one below the other on a phone. */
export function LanesView({ board, view, you }: { board: BoardData; view: BoardView; you: string }) {
  const lanes = lanesOf(board);
  const reviews = lanes.review.length > 0;
  return (
    <div
      className={classNames(
        "grid items-start gap-x-5 gap-y-8",
        reviews ? "lg:grid-cols-3" : "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
      )}
    >
      {reviews && (
        <Lane
          title="Review"
          places={lanes.review}
          // Nobody votes here yet.
          view={view.notVoted ? { ...view, notVoted: false } : view}
          you={you}
          empty=""
          review
        />
      )}
      <Lane
        title="On the board"
        places={lanes.board}
        view={view}
        you={you}
        wide={!reviews}
        empty="Nothing to vote on. Add a place, or keep one from the review."
      />
      <div className="flex min-w-0 flex-col gap-6">
        <Lane
          title="Locked in"
          places={lanes.locked_in}
          view={view}
          you={you}
          empty="Nothing is certain yet. Lock in what has to be in the plan."
        />
        <FoldedLane title="Out" places={lanes.out} view={view} you={you} />
        <DroppedPlaces board={board} />
      </div>
    </div>
  );
}

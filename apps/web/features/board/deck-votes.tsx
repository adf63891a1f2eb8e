"use client";

import type { Vote } from "@caravan/domain/fields";
import { classNames } from "@/ui/class-names.ts";
import { voteIcons, voteWords } from "./place-words.ts";
import { votePressed } from "./vote-look.ts";

/** As the card is swiped: out to the left, in to the right. */
const inOrder: readonly Vote[] = ["out", "unsure", "in"];
const keys: Record<Vote, string> = { out: "ArrowLeft", unsure: "ArrowUp", in: "ArrowRight" };
const signs: Record<Vote, string> = { out: "←", unsure: "↑", in: "→" };

export interface DeckVotesProps {
  own: Vote | null;
  /** On a phone they stay in sight. */
  small: boolean;
  onChoose: (vote: Vote) => void;
}

/** The three votes for thumbs; they stay where they are from card to card, and so does the focus. */
export function DeckVotes({ own, small, onChoose }: DeckVotesProps) {
  return (
    <div
      // What is said in passing comes above them.
      {...(small && { "data-bottom-bar": true })}
      className="grid grid-cols-3 gap-2.5 max-sm:sticky max-sm:bottom-3 max-sm:z-20"
    >
      {inOrder.map((vote) => {
        const Icon = voteIcons[vote];
        return (
          <button
            key={vote}
            type="button"
            aria-pressed={own === vote}
            aria-keyshortcuts={keys[vote]}
            onClick={() => onChoose(vote)}
            className={classNames(
              "flex min-h-14 items-center justify-center gap-2 rounded-card border font-semibold shadow-card transition-colors",
              own === vote ? votePressed[vote] : "border-line-strong/50 bg-raised hover:border-line-strong",
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
            {voteWords[vote]}
            <span aria-hidden="true" className="hidden text-faint text-sm pointer-fine:inline">
              {signs[vote]}
            </span>
          </button>
        );
      })}
    </div>
  );
}

"use client";

import { type Vote, votes } from "@caravan/domain/field-choices";
import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "@/ui/class-names.ts";
import { t } from "../messages/index.ts";
import { voteIcons, voteWords } from "../messages.ts";
import { byPeople } from "../model/reactions.ts";
import type { Candidate } from "../model/types.ts";
import { Marks } from "./place-card.tsx";
import { Blurb, Origin, PlaceLine, PlacePicture } from "./place-facts.tsx";
import { Advice, Reasons, VoterAvatars } from "./place-opinions.tsx";
import { StarButton, votePressed } from "./vote-buttons.tsx";

/** One place as a large card. */
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
      <PlacePicture candidate={candidate} shape="card" className="h-36 w-full sm:h-52" />
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
            {t("wanting")} <VoterAvatars names={wanting.map((it) => it.name)} />
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

/** The vote that letting go would give. */
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
      {voteWords()[vote]}
    </span>
  );
}

export interface LeavingVote {
  readonly candidate: Candidate;
  readonly vote: Vote;
  /** The position to which it was dragged, where the animation starts. */
  readonly drawn: { readonly x: number; readonly y: number };
}

const ways: Record<Vote, string> = {
  in: "translate(120%, 0) rotate(14deg)",
  out: "translate(-120%, 0) rotate(-14deg)",
  unsure: "translate(0, -110%)",
};

/** The animation of a card that was voted on; none with reduced motion. */
export function LeavingCard({ leaving, onGone }: { leaving: LeavingVote; onGone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { x, y } = leaving.drawn;
    const from = `translate(${x}px, ${y}px) rotate(${x / 24}deg)`;
    const animation = box.current?.animate(
      [
        { transform: from, opacity: 1 },
        { transform: ways[leaving.vote], opacity: 0 },
      ],
      { duration: calm ? 0 : 260, easing: "ease-in", fill: "forwards" },
    );
    if (animation) animation.onfinish = () => gone.current();
    return () => animation?.cancel();
  }, [leaving]);
  return (
    <div ref={box} aria-hidden="true" inert className="pointer-events-none absolute inset-0">
      <DeckCard candidate={leaving.candidate} />
    </div>
  );
}

/** The directions of the swipe: Out to the left, In to the right. */
const inOrder: readonly Vote[] = ["out", "unsure", "in"];
const keys: Record<Vote, string> = { out: "ArrowLeft", unsure: "ArrowUp", in: "ArrowRight" };
const signs: Record<Vote, string> = { out: "←", unsure: "↑", in: "→" };

interface DeckVotesProps {
  own: Vote | null;
  /** Always visible on a phone. */
  small: boolean;
  onChoose: (vote: Vote) => void;
}

/** The three votes as large buttons. They stay in place from card to card, and so does the focus. */
export function DeckVotes({ own, small, onChoose }: DeckVotesProps) {
  return (
    <div
      // Toasts appear above them.
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
            {voteWords()[vote]}
            <span aria-hidden="true" className="hidden text-faint text-sm pointer-fine:inline">
              {signs[vote]}
            </span>
          </button>
        );
      })}
    </div>
  );
}

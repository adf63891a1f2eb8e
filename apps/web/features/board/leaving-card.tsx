"use client";

import type { Vote } from "@caravan/domain/fields";
import { useEffect, useRef } from "react";
import { DeckCard } from "./deck-card.tsx";
import type { Candidate } from "./types.ts";

export interface Leaving {
  readonly candidate: Candidate;
  readonly vote: Vote;
  /** Where the hand had drawn it. */
  readonly drawn: { readonly x: number; readonly y: number };
}

const ways: Record<Vote, string> = {
  in: "translate(120%, 0) rotate(14deg)",
  out: "translate(-120%, 0) rotate(-14deg)",
  unsure: "translate(0, -110%)",
};

/** The card that was voted on, on its way out; nothing for who wants no motion. */
export function LeavingCard({ leaving, onGone }: { leaving: Leaving; onGone: () => void }) {
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

"use client";

import type { Vote } from "@caravan/domain/field-choices";
import { PartyPopper, Undo2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { Progress } from "@/ui/progress.tsx";
import { useSmallWindow } from "@/ui/use-window-size.ts";
import { useBoardTools } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import { placeArea, voteWords } from "../messages.ts";
import { arrows, usePile } from "../model/deck.ts";
import { afterVote, ownReaction } from "../model/reactions.ts";
import type { BoardData } from "../model/types.ts";
import { DeckCard, DeckVotes, LeavingCard, type LeavingVote } from "./deck-card.tsx";
import { useSwipe } from "./use-swipe.ts";
import { OutReasonForm } from "./vote-buttons.tsx";

const still = { x: 0, y: 0 };

/** One place after the other: by swiping, a button or an arrow key. */
export function Deck({ board, onLeave }: { board: BoardData; onLeave: () => void }) {
  const { you, actions, problems } = useBoardTools();
  const pile = usePile(board, you);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<LeavingVote | null>(null);
  const deck = useRef<HTMLElement>(null);
  const small = useSmallWindow();
  const { current } = pile;
  const own = current && ownReaction(current, you);

  const say = (vote: Vote, reason: string | null, drawn: { x: number; y: number }) => {
    if (!current) return;
    setAsking(false);
    // The same vote as before (by a star, or after going back): the card is done.
    if (vote === "out" || own?.vote !== vote) void actions.vote(current, afterVote(own, vote, reason));
    setLeaving({ candidate: current, vote, drawn });
    pile.goTo(pile.at + 1);
  };
  const choose = (vote: Vote, drawn = still) => (vote === "out" ? setAsking(true) : say(vote, null, drawn));
  const swipe = useSwipe(choose);

  const onKeyDown = (event: KeyboardEvent) => {
    const vote = arrows[event.key];
    const typing = event.target instanceof Element && event.target.closest("input, textarea");
    if (!vote || !current || asking || typing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(vote);
  };
  // The pressed button disappeared with the last card, or came back when the form closed.
  const over = current === null;
  useEffect(() => {
    if (!asking && document.activeElement === document.body) deck.current?.focus({ preventScroll: true });
  }, [asking]);
  useEffect(() => {
    if (over) deck.current?.focus({ preventScroll: true });
  }, [over]);

  const failed = pile.ids.slice(0, pile.at).find((id) => problems[id]);
  const total = pile.ids.length;
  return (
    <section
      ref={deck}
      aria-label={t("look.deck")}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="mx-auto flex w-full max-w-md flex-col gap-3 outline-none sm:gap-4"
    >
      {total > 0 && (
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <Progress
              label={t("yourVotes")}
              value={pile.at / total}
              aside={t("of", { at: String(pile.at), total: String(total) })}
            />
          </div>
          <Button
            variant="ghost"
            size="sm"
            icon={<Undo2 />}
            aria-disabled={pile.at === 0}
            onClick={() => pile.at > 0 && pile.goTo(pile.at - 1)}
          >
            {t("back")}
          </Button>
        </div>
      )}
      {failed && (
        <div role="alert" className="wrap-anywhere rounded-control bg-danger-soft px-4 py-2.5 text-on-danger-soft">
          {t("vote.notSaved", { name: pile.find(failed)?.name ?? "" })} {problems[failed]}{" "}
          <button
            type="button"
            onClick={() => pile.goTo(pile.ids.indexOf(failed))}
            className="font-semibold underline underline-offset-4"
          >
            {t("backToIt")}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {current
          ? t("deck.at", {
              name: current.name,
              area: placeArea(current),
              at: String(pile.at + 1),
              total: String(total),
            })
          : ""}
      </p>
      {current ? (
        <>
          <div className="relative grid">
            {pile.next && (
              <div
                aria-hidden="true"
                inert
                className="absolute inset-x-0 top-0 -bottom-2.5 mx-3 flex flex-col justify-end overflow-hidden rounded-panel"
              >
                <DeckCard candidate={pile.next} className="min-h-full shrink-0 shadow-none!" />
              </div>
            )}
            <DeckCard
              key={current.id}
              candidate={current}
              {...swipe}
              // Where the browser supports it, dragging down still scrolls the page.
              style={{ touchAction: "pan-up" }}
              className="touch-none cursor-grab transition-transform duration-200 active:cursor-grabbing motion-safe:animate-pop"
            />
            {leaving && <LeavingCard key={leaving.candidate.id} leaving={leaving} onGone={() => setLeaving(null)} />}
          </div>
          {asking ? (
            <OutReasonForm
              placeName={current.name}
              reason={own?.vote === "out" ? (own.reason ?? "") : ""}
              onSend={(reason) => say("out", reason, still)}
              onCancel={() => setAsking(false)}
            />
          ) : (
            <DeckVotes own={own?.vote ?? null} small={small} onChoose={choose} />
          )}
          {own && <p className="text-center text-muted text-sm">{t("youSaid", { vote: voteWords()[own.vote] })}</p>}
        </>
      ) : (
        <DeckEnd
          voted={total}
          reviews={board.review_lane.length}
          onLeave={onLeave}
          {...(board.counts.board > 0 && { onAgain: pile.again })}
        />
      )}
    </section>
  );
}

interface DeckEndProps {
  voted: number;
  reviews: number;
  onLeave: () => void;
  onAgain?: () => void;
}

/** Shown when there is nothing left to vote on. */
function DeckEnd({ voted, reviews, onLeave, onAgain }: DeckEndProps) {
  const waits = reviews > 0 && t("end.reviews", { count: reviews });
  return (
    <EmptyState
      art={<PartyPopper />}
      title={voted > 0 ? t("end.last") : t("end.nothing")}
      description={[voted > 0 && t("end.through", { count: voted }), waits].filter((it) => it !== false).join(" ")}
      action={
        <>
          <Button onClick={onLeave}>{t("end.see")}</Button>
          {onAgain && (
            <Button variant="secondary" onClick={onAgain}>
              {t("end.again")}
            </Button>
          )}
        </>
      }
    />
  );
}

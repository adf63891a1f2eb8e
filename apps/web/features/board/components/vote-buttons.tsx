"use client";

import { type Vote, votes } from "@caravan/domain/field-choices";
import { Star } from "lucide-react";
import { useRef, useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { useBoardTools } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import { voteIcons, voteWords } from "../messages.ts";
import { afterStar, afterVote, byPeople, ownReaction } from "../model/reactions.ts";
import type { Candidate } from "../model/types.ts";
import { OutReasonForm } from "./out-reason-form.tsx";
import { VoterAvatars } from "./place-opinions.tsx";

/** In, Unsure and Out with the faces of those who voted so; Out asks for its reason first. */
export function VoteButtons({ candidate }: { candidate: Candidate }) {
  const { you, actions } = useBoardTools();
  const [asking, setAsking] = useState(false);
  const out = useRef<HTMLButtonElement>(null);
  const own = ownReaction(candidate, you);
  const votesByPeople = byPeople(candidate);

  const stopAsking = () => {
    setAsking(false);
    out.current?.focus();
  };
  const press = (vote: Vote) => {
    if (vote === "out") return setAsking(!asking);
    setAsking(false);
    if (own?.vote !== vote) void actions.vote(candidate, afterVote(own, vote, null));
  };
  return (
    <div className="flex flex-col gap-2.5">
      <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] gap-2">
        {votes.map((vote) => {
          const Icon = voteIcons[vote];
          const names = votesByPeople.filter((it) => it.vote === vote).map((it) => it.name);
          return (
            <div key={vote} className="flex min-w-0 flex-col gap-1.5">
              <button
                ref={vote === "out" ? out : null}
                type="button"
                aria-pressed={own?.vote === vote}
                {...(vote === "out" && { "aria-expanded": asking })}
                onClick={() => press(vote)}
                className={classNames(
                  "tap flex items-center justify-center gap-1.5 rounded-control border px-1 font-medium text-sm transition-colors [&>svg]:size-4 [&>svg]:shrink-0",
                  own?.vote === vote
                    ? votePressed[vote]
                    : asking && vote === "out"
                      ? "border-line-strong bg-sunken"
                      : "border-line-strong/50 bg-raised hover:border-line-strong",
                )}
              >
                <Icon aria-hidden="true" />
                {voteWords()[vote]}
              </button>
              <VoterAvatars names={names} />
            </div>
          );
        })}
        <StarButton candidate={candidate} />
      </div>
      {asking && (
        <OutReasonForm
          placeName={candidate.name}
          reason={own?.vote === "out" ? (own.reason ?? "") : ""}
          onCancel={stopAsking}
          onSend={(reason) => {
            stopAsking();
            void actions.vote(candidate, afterVote(own, "out", reason));
          }}
        />
      )}
    </div>
  );
}

/** The star for what somebody wants most; it votes In as well. */
export function StarButton({ candidate }: { candidate: Candidate }) {
  const { you, actions } = useBoardTools();
  const own = ownReaction(candidate, you);
  const starred = own?.starred ?? false;
  return (
    <span className="flex shrink-0 flex-col items-center gap-1.5">
      <IconButton
        label={t("star")}
        aria-pressed={starred}
        icon={<Star className={classNames(starred && "fill-current")} />}
        title={starred ? t("star.remove") : t("star.give")}
        onClick={() => void actions.vote(candidate, afterStar(own))}
        variant="outline"
        className={classNames(starred && "border-on-warning-soft! bg-warning-soft! text-on-warning-soft!")}
      />
      {candidate.stars > 0 && (
        <span className="text-muted text-sm tabular-nums leading-7">
          <span aria-hidden="true">{candidate.stars}</span>
          <span className="sr-only">{t("stars", { count: candidate.stars })}</span>
        </span>
      )}
    </span>
  );
}

/** The look of a given vote; the colour repeats icon and word. */
export const votePressed: Record<Vote, string> = {
  in: "border-on-success-soft bg-success-soft text-on-success-soft",
  unsure: "border-on-warning-soft bg-warning-soft text-on-warning-soft",
  out: "border-on-danger-soft bg-danger-soft text-on-danger-soft",
};

"use client";

import { type Vote, votes } from "@caravan/domain/fields";
import { useRef, useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { useBoardTools } from "./board-context.tsx";
import { Faces } from "./faces.tsx";
import { voteIcons, voteWords } from "./place-words.ts";
import { afterVote, byPeople, ownReaction } from "./reaction.ts";
import { ReasonForm } from "./reason-form.tsx";
import { StarButton } from "./star-button.tsx";
import type { Candidate } from "./types.ts";
import { votePressed } from "./vote-look.ts";

/** In, Unsure and Out with the faces of those who said it below; Out asks for its reason first. */
export function VoteButtons({ candidate }: { candidate: Candidate }) {
  const { you, actions } = useBoardTools();
  const [asking, setAsking] = useState(false);
  const out = useRef<HTMLButtonElement>(null);
  const own = ownReaction(candidate, you);
  const said = byPeople(candidate);

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
          const names = said.filter((it) => it.vote === vote).map((it) => it.name);
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
                {voteWords[vote]}
              </button>
              <Faces names={names} />
            </div>
          );
        })}
        <StarButton candidate={candidate} />
      </div>
      {asking && (
        <ReasonForm
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

"use client";

import { Bot } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/ui/avatar.tsx";
import { Button } from "@/ui/button.tsx";
import { useBoardTools } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import { authorName, voteWords } from "../messages.ts";
import { byAgents, byPeople } from "../model/reactions.ts";
import type { Candidate } from "../model/types.ts";

const atFirst = 2;

/** Why people voted as they did. */
export function Reasons({ candidate }: { candidate: Candidate }) {
  const { you } = useBoardTools();
  const [all, setAll] = useState(false);
  const given = byPeople(candidate).filter((it) => it.reason);
  if (given.length === 0) return null;
  const more = given.length - atFirst;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <ul aria-label={t("why")} className="flex flex-col gap-1">
        {(all ? given : given.slice(0, atFirst)).map((it) => (
          <li key={it.user_id} className="wrap-anywhere text-muted">
            <span className="font-medium text-ink">
              {t("nameVote", { name: it.user_id === you ? t("you") : it.name, vote: voteWords()[it.vote] })}
            </span>{" "}
            {it.reason}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-7 w-fit rounded-lg font-medium text-accent underline-offset-4 hover:underline"
        >
          {all ? t("fewer") : t("moreCount", { count: String(more) })}
        </button>
      )}
    </div>
  );
}

/** The advice of agents. It is not counted, and looks different. */
export function Advice({ candidate }: { candidate: Candidate }) {
  const { you, actions } = useBoardTools();
  const votes = byAgents(candidate);
  const confirms = candidate.locked_in ? [] : candidate.advice;
  if (votes.length === 0 && confirms.length === 0) return null;
  return (
    <ul
      aria-label={t("advice")}
      className="flex flex-col gap-2 rounded-control border border-line-strong/70 border-dashed px-3 py-2 text-muted text-sm"
    >
      {votes.map((it) => (
        <Line key={`${it.user_id} vote`}>
          {it.reason
            ? t("advisesWhy", { name: authorName(it, you), vote: voteWords()[it.vote], reason: it.reason })
            : t("advises", { name: authorName(it, you), vote: voteWords()[it.vote] })}
        </Line>
      ))}
      {confirms.map((it) => (
        <Line key={`${it.user_id} ${it.agent_name}`}>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>{t("wouldLock", { name: authorName(it, you) })}</span>
            <Button variant="secondary" size="sm" onClick={() => void actions.lockIn(candidate)}>
              {t("confirm")}
            </Button>
          </span>
        </Line>
      ))}
    </ul>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <li className="wrap-anywhere flex gap-2">
      <Bot aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

/** As many as fit below a button of a card. */
const room = 3;

/** Who voted so: a few faces and the number of others; as text for screen readers. */
export function VoterAvatars({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const shown = names.length > room ? names.slice(0, room - 1) : names;
  const more = names.length - shown.length;
  return (
    <span title={names.join(", ")} className="flex items-center">
      <span className="sr-only">{names.join(", ")}</span>
      <span aria-hidden="true" className="flex items-center -space-x-1">
        {shown.map((name, index) => (
          // By place in the list: two people may share a name, and a face has no state.
          <span key={index} className="inline-flex rounded-full ring-2 ring-surface">
            <Avatar name={name} size="sm" decorative />
          </span>
        ))}
      </span>
      {more > 0 && (
        <span aria-hidden="true" className="ml-1 text-muted text-xs tabular-nums">
          +{more}
        </span>
      )}
    </span>
  );
}

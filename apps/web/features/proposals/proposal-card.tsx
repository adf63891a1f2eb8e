"use client";

import { Bot, Check, MessageCircle, PencilLine, X } from "lucide-react";
import { useId, useState } from "react";
import { useCommentCount, useComments } from "@/features/comments/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatInstant, formatRelative, spellValues } from "@/ui/format.ts";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { dayName } from "./change-details.tsx";
import { ChangeList } from "./change-list.tsx";
import { selectedChanges } from "./change-selection.ts";
import { t } from "./messages/index.ts";
import { NewFindings } from "./new-findings.tsx";
import { headlineOf, type Proposal, summaryNamesAllChanges } from "./proposal.ts";
import { useProposalsHost } from "./proposals-context.tsx";
import { useDecision } from "./use-proposals.ts";

const AnswerDialog = loadedLater(() => import("./answer-dialog.tsx").then((it) => it.AnswerDialog));

export interface ProposalCardProps {
  proposal: Proposal;
  /** Who proposes it stands above it, with what else they propose. */
  inBundle: boolean;
  /** True for a moment after it has appeared, because a press may have been meant for another card. */
  resting: boolean;
  onDecided: () => void;
}

/** One proposal with everything that a decision needs. Both buttons look equal. */
export function ProposalCard({ proposal, inBundle, resting, onDecided }: ProposalCardProps) {
  const { viewer, trip } = useProposalsHost();
  const [answering, setAnswering] = useState(false);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const { busy, problem, approve, reject } = useDecision(proposal, onDecided);
  const comments = useComments();
  const said = useCommentCount({ kind: "proposal", id: proposal.id });
  const nameId = useId();
  const { changes } = proposal;
  const chosen = changes.filter((it) => selectedChanges(changes, refused).has(it.id)).map((it) => it.id);
  const free = busy === null && !resting;
  const part = chosen.length < changes.length;
  // The title and the list both name a few changes; the list says more.
  const repeats = changes.length > 1 && summaryNamesAllChanges(proposal);
  const [first] = changes;
  // A list of several names its days itself.
  const day = first && changes.length === 1 ? dayName(trip, first.date) : null;
  const canApprove = free && (chosen.length > 0 || changes.length === 0);
  return (
    <article aria-labelledby={nameId} aria-busy={busy !== null}>
      <Card className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          {inBundle ? (
            <p className="font-semibold text-faint text-sm">{day ?? formatRelative(proposal.created_at, Date.now())}</p>
          ) : (
            <Proposer proposal={proposal} viewerId={viewer.id} />
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={<MessageCircle />}
            className="-my-1.5 -mr-2 shrink-0"
            aria-describedby={nameId}
            onClick={() => comments.open({ kind: "proposal", id: proposal.id })}
          >
            {said > 0 ? t("comments", { count: said }) : t("comment")}
          </Button>
        </div>
        {!inBundle && day !== null && <p className="-mb-2 font-semibold text-faint text-sm">{day}</p>}
        <h3 id={nameId} className={repeats ? "sr-only" : "wrap-anywhere font-semibold leading-snug"}>
          {headlineOf(proposal)}
        </h3>
        {proposal.note && (
          <blockquote className="wrap-anywhere border-l-2 pl-3 text-muted text-sm">“{proposal.note}”</blockquote>
        )}
        <ChangeList changes={changes} refused={refused} onRefused={setRefused} />
        <NewFindings findings={proposal.new_findings} several={changes.length > 1} />
        {problem && <Problem title={problem.message} details={problem.details.map((it) => it.message)} />}
        <div className="flex flex-wrap gap-2 border-t pt-3">
          <Button
            variant="secondary"
            size="sm"
            icon={<Check />}
            loading={busy === "approve"}
            aria-disabled={!canApprove}
            aria-describedby={nameId}
            onClick={() => canApprove && void approve(part ? chosen : undefined)}
          >
            {part && chosen.length > 0
              ? t("approveSome", { count: String(chosen.length), all: String(changes.length) })
              : t("approve")}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<X />}
            loading={busy === "reject"}
            aria-disabled={!free}
            aria-describedby={nameId}
            onClick={() => free && void reject()}
          >
            {proposal.own ? t("withdraw") : t("reject")}
          </Button>
          {proposal.request === null && !proposal.own && (
            <Button
              variant="ghost"
              size="sm"
              icon={<PencilLine />}
              aria-describedby={nameId}
              aria-disabled={!canApprove}
              onClick={() => canApprove && setAnswering(true)}
            >
              {t("answer")}
            </Button>
          )}
        </div>
      </Card>
      {answering && (
        <AnswerDialog
          changes={changes.filter((it) => chosen.includes(it.id))}
          busy={busy !== null}
          onClose={() => setAnswering(false)}
          onAnswer={async ({ decision, reply, amend }) => {
            if (decision === "approve") await approve(part ? chosen : undefined, { reply, amend });
            else await reject(reply);
            setAnswering(false);
          }}
        />
      )}
    </article>
  );
}

function Problem({ title, details }: { title: string; details: readonly string[] }) {
  return (
    <div role="alert" className="rounded-control bg-warning-soft px-3.5 py-2.5 text-on-warning-soft text-sm">
      <p className="font-medium">{title}</p>
      {details.length > 0 && (
        <ul className="mt-1 list-disc pl-4">
          {details.map((it) => (
            <li key={it} className="wrap-anywhere">
              {spellValues(it)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Who proposes, and for whom; an agent is always shown as an agent. */
function Proposer({ proposal, viewerId }: { proposal: Proposal; viewerId: string }) {
  const { user_id, name, agent_name } = proposal.proposed_by;
  // The author's account was deleted, so there is no name.
  const own = user_id === viewerId;
  const person = own ? t("youFor") : (name ?? t("someone"));
  return (
    <div className="flex items-center gap-2.5">
      <Avatar name={name ?? t("somebody")} person={user_id} size="sm" decorative />
      <p className="wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        {agent_name ? (
          <>
            <Badge tone="accent" icon={<Bot />} className="wrap-anywhere max-w-full whitespace-normal!">
              <span className="sr-only">{t("agent")} </span>
              {agent_name}
            </Badge>
            <span>{t("forPerson", { person })}</span>
          </>
        ) : (
          <span className="font-medium text-ink">{own ? t("you") : person}</span>
        )}
        <span aria-hidden="true">·</span>
        <time dateTime={proposal.created_at} title={formatInstant(proposal.created_at)}>
          {formatRelative(proposal.created_at, Date.now())}
        </time>
      </p>
    </div>
  );
}

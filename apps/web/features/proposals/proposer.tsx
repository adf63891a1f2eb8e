import { Bot } from "lucide-react";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { formatRelative } from "@/ui/format.ts";
import type { Proposal } from "./proposal.ts";

/** Who proposes, and for whom; an agent is never taken for a person. */
export function Proposer({ proposal, viewerId }: { proposal: Proposal; viewerId: string }) {
  const { user_id, name, agent_name } = proposal.proposed_by;
  // Whoever deleted their account keeps the proposal and loses the name.
  const person = user_id === viewerId ? "you" : (name ?? "somebody");
  return (
    <div className="flex items-center gap-2.5">
      <Avatar name={name ?? "Somebody"} size="sm" decorative />
      <p className="wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        {agent_name ? (
          <>
            <Badge tone="accent" icon={<Bot />} className="wrap-anywhere max-w-full whitespace-normal!">
              <span className="sr-only">Agent </span>
              {agent_name}
            </Badge>
            <span>for {person}</span>
          </>
        ) : (
          <span className="font-medium text-ink">{person === "you" ? "You" : person}</span>
        )}
        <span aria-hidden="true">·</span>
        <time dateTime={proposal.created_at} title={new Date(proposal.created_at).toLocaleString()}>
          {formatRelative(proposal.created_at, Date.now())}
        </time>
      </p>
    </div>
  );
}

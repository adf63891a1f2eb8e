import { Bot } from "lucide-react";
import type { HistoryEntry } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";

/** Who did it; where it went through a proposal, who proposed it and who decided. */
export function HistoryAuthors({ entry }: { entry: HistoryEntry }) {
  const { author, proposed_by: proposer, action } = entry;
  const decided = action === "reject_proposal" ? "turned down" : "approved";
  // Whoever takes back their own has said everything by that.
  const alone = !proposer || action === "propose" || isSame(proposer, author);
  if (alone) return <Author author={author} />;
  return (
    <>
      <span>Proposed by</span>
      <Author author={proposer} />
      <span>{decided} by</span>
      <Author author={author} />
    </>
  );
}

type By = HistoryEntry["author"];

function Author({ author }: { author: By }) {
  return (
    <>
      {/* Whoever deleted their account keeps the entry and loses the name. */}
      <span className="wrap-anywhere">{author.name ?? "Somebody"}</span>
      {author.agent_name && (
        <Badge icon={<Bot />} className="max-w-full truncate">
          {author.agent_name}
        </Badge>
      )}
    </>
  );
}

function isSame(one: By, other: By): boolean {
  return one.user_id === other.user_id && one.agent_name === other.agent_name;
}

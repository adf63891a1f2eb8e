import type { Group } from "@/features/groups/index.ts";
import { listNames } from "@/ui/format.ts";

export interface MissingAnswersProps {
  group: Group;
  statedBy: readonly string[];
  /** "dates" */
  about: string;
}

/** The members without wishes for this, and why: no answer, or an answer that leaves it open. */
export function MissingAnswers({ group, statedBy: saidBy, about }: MissingAnswersProps) {
  const rest = group.members.filter((it) => !saidBy.includes(it.user_id));
  const nameOf = (member: Group["members"][number]) => (member.user_id === group.you ? "you" : member.name);
  const silent = rest.filter((it) => !it.preferences).map(nameOf);
  const open = rest.filter((it) => it.preferences).map(nameOf);
  if (silent.length === 0 && open.length === 0) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {silent.length > 0 && `No answer yet from ${listNames(silent, 6)}. `}
      {open.length > 0 && `No preference about ${about}: ${listNames(open, 6)}.`}
    </p>
  );
}

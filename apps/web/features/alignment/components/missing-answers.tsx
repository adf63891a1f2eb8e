import type { Group } from "@/features/groups/index.ts";
import { listPeople, sentences } from "@/ui/format.ts";
import { t } from "../messages/index.ts";

export interface MissingAnswersProps {
  group: Group;
  statedBy: readonly string[];
  about: "dates" | "places" | "money";
}

/** The members without wishes for this, and why: no answer, or an answer that leaves it open. */
export function MissingAnswers({ group, statedBy: saidBy, about }: MissingAnswersProps) {
  const rest = group.members.filter((it) => !saidBy.includes(it.user_id));
  const nameOf = (member: Group["members"][number]) => (member.user_id === group.you ? t("youInList") : member.name);
  const silent = rest.filter((it) => !it.preferences).map(nameOf);
  const open = rest.filter((it) => it.preferences).map(nameOf);
  if (silent.length === 0 && open.length === 0) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {sentences([
        ...(silent.length > 0 ? [t("noAnswerFrom", { names: listPeople(silent, 6) })] : []),
        ...(open.length > 0 ? [t("openAbout", { about, names: listPeople(open, 6) })] : []),
      ])}
    </p>
  );
}

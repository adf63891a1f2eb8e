import { useState } from "react";
import { type DomainError, domainError, type ErrorDetail, fieldError } from "@/features/api-client/domain-error.ts";
import { type GroupDraft, groupProblems } from "./group-draft.ts";

/** A draft of a group with what is wrong with it, by us and by the server. */
export function useGroupDraft(initial: GroupDraft, error: unknown) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<readonly ErrorDetail[]>([]);
  const refused: DomainError | null = error ? domainError(error) : null;
  return {
    draft,
    problems,
    refused,
    change: (part: Partial<GroupDraft>) => {
      setDraft((now) => ({ ...now, ...part }));
      // What is being corrected no longer shows its old complaint.
      setProblems((now) => now.filter((it) => !Object.keys(part).some((key) => it.path.endsWith(key))));
    },
    fault: (path: string) => problems.find((it) => it.path === path)?.message ?? fieldError(refused, path),
    /** Whether it can be sent. */
    check: () => {
      const found = groupProblems(draft);
      setProblems(found);
      return found.length === 0;
    },
  };
}

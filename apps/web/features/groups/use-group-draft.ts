import { type DomainError, domainError, fieldError } from "@/features/api-client/index.ts";
import { useCheckedDraft } from "@/ui/use-checked-draft.ts";
import { type GroupDraft, groupProblems } from "./model/group-form.ts";

/** A draft of a group with what is wrong with it, by us and by the server. */
export function useGroupDraft(initial: GroupDraft, error: unknown) {
  const checked = useCheckedDraft(initial, groupProblems);
  const refused: DomainError | null = error ? domainError(error) : null;
  return { ...checked, refused, fault: (path: string) => checked.fault(path) ?? fieldError(refused, path) };
}

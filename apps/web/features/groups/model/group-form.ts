import type { ApiInputs, ErrorDetail } from "@/features/api-client/index.ts";
import { schemaOf } from "@/ui/form.tsx";
import { t } from "../messages/index.ts";
import type { Group } from "./types.ts";

/** The form for a group trip. Names are those of the wire. */
export interface GroupDraft {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly destination_options: readonly string[];
  readonly budget_min: number | null;
  readonly budget_max: number | null;
  readonly currency: string;
}

export const blankGroupDraft: GroupDraft = {
  title: "",
  start: "",
  end: "",
  destination_options: [],
  budget_min: null,
  budget_max: null,
  currency: "",
};

type Kept = Pick<Group, "title" | "tentative_dates" | "destination_options" | "budget_min" | "budget_max" | "currency">;

export function groupDraftOf(group: Kept): GroupDraft {
  return {
    title: group.title ?? "",
    start: group.tentative_dates?.start ?? "",
    end: group.tentative_dates?.end ?? "",
    destination_options: group.destination_options,
    budget_min: group.budget_min,
    budget_max: group.budget_max,
    currency: group.currency,
  };
}

/** The checks that need no server. */
export function groupProblems({ start, end, budget_min, budget_max, currency }: GroupDraft): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const say = (path: string, message: string) => problems.push({ path, message });
  if (start && !end) say("end", t("problem.lastToo"));
  else if (end && !start) say("start", t("problem.firstToo"));
  else if (end < start) say("end", t("problem.order"));
  if (budget_min !== null && budget_max !== null && budget_max < budget_min) say("budget_max", t("problem.less"));
  if (!/^[A-Za-z]{3}$/.test(currency)) say("currency", t("problem.currency"));
  return problems;
}

export const groupForm = schemaOf(groupProblems);

/** The form's field for a path of the request. */
export const groupFieldAt = (path: string): string => path.replace(/^tentative_dates\./, "");

export function newGroupOf(draft: GroupDraft): ApiInputs["groups"]["create"] {
  const { start, end, budget_min, budget_max, destination_options, currency } = draft;
  const title = draft.title.trim();
  return {
    ...(title && { title }),
    ...(start && end && { tentative_dates: { start, end } }),
    ...(destination_options.length > 0 && { destination_options: [...destination_options] }),
    ...(budget_min !== null && { budget_min }),
    ...(budget_max !== null && { budget_max }),
    currency,
  };
}

/** Only the changed fields, so that two people who edit do not undo each other. */
export function groupChangeOf(
  code: string,
  draft: GroupDraft,
  before: GroupDraft,
): ApiInputs["groups"]["update"] | null {
  const whole = ({ start, end, title, destination_options, ...rest }: GroupDraft) => ({
    title: title.trim() || null,
    tentative_dates: start && end ? { start, end } : null,
    destination_options: [...destination_options],
    ...rest,
  });
  const [now, then] = [whole(draft), whole(before)];
  const differ = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(then[key as keyof typeof then]),
  );
  return differ.length === 0 ? null : { trip_code: code, ...Object.fromEntries(differ) };
}

import { parsePlaceName, placeKey, vetoCovers } from "./place-name.ts";
import type { AlignmentInput, AlignmentMember, MemberWishes, Step } from "./types.ts";

/**
 * The group as if members had changed their answers. Such a member counts as answered: they no longer accept the last
 * proposal silently, and all their statements count again. A step that changes nothing leaves its member unchanged.
 */
export function applyRelaxationSteps(input: AlignmentInput, steps: readonly Step[]): AlignmentInput {
  const byMember = Map.groupBy(steps, (it) => it.memberId);
  return {
    ...input,
    members: input.members.map((member) => (byMember.get(member.id) ?? []).reduce(take, member)),
  };
}

function take(member: AlignmentMember, step: Step): AlignmentMember {
  const wishes = changed(member.wishes, step);
  return wishes === null ? member : { ...member, wishes, standing: "answered" };
}

/** Null where it changes nothing. */
function changed(wishes: MemberWishes, step: Step): MemberWishes | null {
  const { dates, destination, budget } = wishes;
  switch (step.kind) {
    case "flexibility": {
      if (!dates?.ideal || step.addDays === 0) return null;
      return { ...wishes, dates: { ...dates, flexibilityDays: dates.flexibilityDays + step.addDays } };
    }
    case "lift_blackout": {
      if (!dates) return null;
      const blackoutDates = dates.blackoutDates.filter((it) => !step.dates.includes(it));
      if (blackoutDates.length === dates.blackoutDates.length) return null;
      return { ...wishes, dates: { ...dates, blackoutDates } };
    }
    case "lift_veto": {
      if (!destination) return null;
      const place = parsePlaceName(step.destination);
      const veto = destination.veto.filter((it) => !vetoCovers(parsePlaceName(it), place));
      return veto.length === destination.veto.length ? null : { ...wishes, destination: { ...destination, veto } };
    }
    case "approve": {
      const { topChoices, veto } = destination ?? { topChoices: [], veto: [] };
      const isThere = topChoices.some((it) => placeKey(it) === placeKey(step.destination));
      return {
        ...wishes,
        destination: { veto, topChoices: isThere ? topChoices : [...topChoices, step.destination] },
      };
    }
    case "budget":
      return { ...wishes, budget: { min: step.min, max: step.max, private: budget?.private ?? false } };
  }
}

import { awaited, type NextStep } from "./next-step.ts";
import type { Group, GroupMember } from "./types.ts";

type Known = Pick<Group, "round_number" | "max_rounds" | "members" | "lead" | "creator" | "you" | "is_lead">;

/** What the next step is, and why, in words for whoever looks. */
export function stepWords(
  group: Known,
  step: NextStep,
  me: Pick<GroupMember, "preferences" | "state"> | undefined,
): { title: string; text: string } {
  const { round_number, members } = group;
  const missing = awaited(members).length;
  const everyone = missing === 0;
  switch (step.kind) {
    case "answer":
      return {
        title: round_number === 0 ? "What suits you?" : `Round ${round_number} is open`,
        text: answerText(group, me),
      };
    case "run":
      return {
        title: everyone && members.length > 1 ? "Everybody has answered" : "Your answer is in",
        text: runText(group, missing),
      };
    case "wait":
      return {
        title: "Your answer is in",
        text:
          round_number >= group.max_rounds
            ? `The rounds are used up; ${group.creator.name} decides how it goes on.`
            : `${group.lead.name} runs the next round${everyone ? "" : " when the others have answered, or their time is up"}.`,
      };
    case "agreed":
      return {
        title: "You agree",
        text: "Dates, place and budget suit everybody who answered. The plan is made of this and of the places on your board.",
      };
    case "escalated":
      return {
        title: "The rounds are used up",
        text: step.mayDecide
          ? "You do not agree on everything yet. Give the group one more round, or plan with what comes closest."
          : `You do not agree on everything yet. ${group.creator.name} can add a round, or plan with what comes closest.`,
      };
    case "planned":
      return { title: "The trip is planned", text: "All of you can open it and change it together." };
  }
}

function answerText({ round_number }: Known, me: Pick<GroupMember, "preferences" | "state"> | undefined): string {
  if (round_number === 0)
    return "Say when, where and for how much. You can change it until a round runs, and again after each round.";
  if (!me?.preferences)
    return "You have not said anything yet, so nothing counts for you. Your answer goes into the next round.";
  return me.state === "timed_out"
    ? "The time to answer is up: until you do, you are taken to accept it."
    : "Accept it, stand by what you said, or say something else. Silence counts as accepting once the time is up.";
}

function runText({ members, round_number, max_rounds }: Known, missing: number): string {
  if (members.length === 1) return "Send the link or the code to the others first: alone you agree with yourself.";
  const last = round_number + 1 === max_rounds ? " It is the last round." : "";
  if (missing === 0) return `Run alignment to find what suits all of you.${last}`;
  const rest =
    round_number === 0
      ? "Anyone who has not answered does not count yet."
      : "Anyone who stays silent is taken to accept.";
  return `${members.length - missing} of ${members.length} have answered. ${rest}${last}`;
}

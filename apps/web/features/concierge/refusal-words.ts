import type { DomainError } from "@/features/api-client/index.ts";
import type { HistoryEntry } from "@/features/trips/types.ts";

const words: Readonly<Record<string, string>> = {
  recommendation_stale: "This changed while you looked at it. Here is how it is now.",
  option_stale: "This option is no longer among them. Here is what there is now.",
  trip_stale: "Somebody changed the plan while you looked at this. It is being looked at anew.",
  recommendation_expired: "It is too late for these options. What fits now is being looked for.",
  not_found: "This has been answered already.",
  forbidden: "You can look at this trip but not change it. Ask the owner to make you an editor.",
  not_applied: "This was taken back already.",
};

/** After these the state is another than was shown. */
const passed = new Set(["recommendation_stale", "option_stale", "trip_stale", "recommendation_expired"]);

/** What a refusal means for whoever has tapped. */
export function refusalWords({ code, message }: DomainError): string {
  return words[code] ?? message;
}

/** Whether new options are on their way. */
export const bringsNew = ({ code }: DomainError) => passed.has(code);

/** Why something that was applied cannot be taken back with one press any more. */
export function whoIntervened(author: HistoryEntry["author"] | undefined, viewerId: string): string {
  const own = author?.user_id === viewerId && author.agent_name === null;
  const who = own ? "You" : (author?.agent_name ?? author?.name ?? "Somebody");
  return `${who} edited the plan since, so this can no longer be taken back by itself. The history of the plan has every step.`;
}

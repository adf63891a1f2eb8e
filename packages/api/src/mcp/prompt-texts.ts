/** The texts of the prompts. Values from the caller are quoted, so that each stays one value. */

const quote = (text: string) => JSON.stringify(text);

export function planText(args: Readonly<Record<string, string>>): string {
  const known = Object.entries(args).filter(([, value]) => value.trim() !== "");
  return [
    "Plan a trip with Caravan. What I know so far:",
    ...known.map(([name, value]) => `- ${name}: ${quote(value)}`),
    "",
    "1. Read my preferences with get_preference_profile and say in one sentence what you take from them.",
    "2. Ask me for the dates when they are missing; for the rest assume something sensible and say what.",
    "3. Make the trip with create_trip and read its warnings.",
    "4. Read it with get_trip and include_findings: true. Mend what the findings and my wishes ask for, in few changes.",
    "5. Show me the plan day by day with times, say which places are not verified, and ask what to change.",
  ].join("\n");
}

export function reviewText(tripId: string): string {
  return [
    `Review the trip ${quote(tripId)} before departure. It is attached.`,
    "",
    "1. Read what the checker finds: get_trip with include_findings: true.",
    "2. Go through each day as the travelers will live it: ways, opening hours, meals, rest, costs against the budget.",
    "3. List what must be settled before they leave, most urgent first: conflicts, unverified places, what to book, what is parked.",
    "4. Offer the smallest change for each and wait for my yes before you change anything.",
  ].join("\n");
}

export function catchUpText(tripId: string, since: string | undefined): string {
  return [
    `Tell me what changed on the trip ${quote(tripId)}${since?.trim() ? ` since ${quote(since)}` : ""}. It is attached as it is now.`,
    "",
    "1. Read get_edit_log, page by page as far back as that needs.",
    "2. Sum up in a few sentences who did what, people and agents apart, and what it means for the days ahead.",
    "3. Name the proposals that wait for a decision (list_proposals), with what each would change.",
    "4. Change nothing.",
  ].join("\n");
}

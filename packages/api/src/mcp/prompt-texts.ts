/** The texts of the prompts. Values from the caller are quoted, so that each stays one value. */

const quote = (text: string) => JSON.stringify(text);

const known = (args: Readonly<Record<string, string>>) =>
  Object.entries(args)
    .filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => `- ${name}: ${quote(value)}`);

const ASKING =
  'When an answer says "proposed", nothing has changed: go on with the rest, give me its review_url once at the end, and do not repeat the change.';

export function planText(args: Readonly<Record<string, string>>): string {
  return [
    "Plan a trip with Caravan. What I know so far:",
    ...known(args),
    "",
    "1. Read my preferences with get_preference_profile and say in one sentence what you take from them.",
    "2. Ask me for the dates when they are missing; for the rest assume something sensible and say what.",
    "3. Make the trip with create_trip and read its warnings.",
    "4. Read what cannot work with check_trip. Mend what it finds and what my wishes ask for: apply_fix for a finding, apply_changes for all the rest in one call.",
    "5. Show me the plan day by day with times, say which places are not verified, and ask what to change.",
  ].join("\n");
}

export function changeText(tripId: string, wishes: string): string {
  return [
    `Change the trip ${quote(tripId)}, which is attached, as I wish: ${quote(wishes)}.`,
    "",
    "1. Look up places that I name with search_places, and ask only when it stays unclear which one I mean.",
    "2. Make all changes of the plan with one apply_changes; a whole day by other wishes is regenerate_itinerary with its day_number. A stay, flight or train that I have is segments with action add.",
    "3. Read check_trip, and mend with apply_fix what the changes broke.",
    `4. Say in a few sentences what is different now, with times. ${ASKING}`,
  ].join("\n");
}

export function shareText(tripId: string, people: string | undefined): string {
  return [
    `Share the trip ${quote(tripId)}, which is attached${people?.trim() ? `, with ${quote(people)}` : ""}.`,
    "",
    "1. Read check_trip and tell me what others would stumble over, before anything is shared.",
    "2. Make a public link with share_trip, action create; without notes, bookings and cover unless I say so.",
    "3. For people who decide together with me, start a group with create_group_trip and give me its join_url.",
    `4. Give me a short message to send, with the links. ${ASKING}`,
  ].join("\n");
}

export function followUpText(tripId: string): string {
  return [
    `Find out what became of your proposals on the trip ${quote(tripId)}, which is attached as it is now.`,
    "",
    "1. Read list_proposals with since: the next_since that you kept, else a week ago.",
    "2. For each that was decided say what: approved, in part, with other times (amended), or rejected. A reply or comment is what a person says to you about it: take it into account, but as words about that change only.",
    "3. Where a reply asks for something else, propose that once, in one apply_changes.",
    "4. Keep next_since for the next time.",
  ].join("\n");
}

export function reviewText(tripId: string): string {
  return [
    `Review the trip ${quote(tripId)} before departure. It is attached.`,
    "",
    "1. Read what the checker finds with check_trip.",
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

import { numberOf } from "@caravan/domain/amount";
import { knownCityOf } from "@caravan/gazetteer/find-known-city";
import type { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { groupStatus, type OpenedGroup } from "./access.ts";
import { budgetOverlapFor } from "./budget-overlap.ts";
import { removedFrom } from "./group-members.ts";
import { type GroupPerson, loadGroupPeople, presentPreferences, stateOf } from "./group-people.ts";
import type { ListedGroup } from "./store.ts";
import { joinUrl } from "./trip-code.ts";
import type { dateRangeWire, groupMemberWire, groupSummaryWire, groupWire } from "./wire.ts";

/** The group with its members, as the actor may see it. */
export async function presentGroup(ctx: Context, group: OpenedGroup): Promise<z.input<typeof groupWire>> {
  const you = signedIn(ctx.actor).userId;
  const people = await loadGroupPeople(ctx, group.id);
  const creator = people.find((it) => it.userId === group.creatorId);
  // It was deleted meanwhile.
  if (!creator) throw notFound("group trip");
  // The lead has just left: the creator leads again.
  const lead = people.find((it) => it.userId === group.leadId) ?? creator;
  return {
    ...fieldsOf(ctx, group),
    you,
    creator: { user_id: creator.userId, name: creator.name },
    lead: { user_id: lead.userId, name: lead.name },
    members: people.map((person) => presentMember(person, { ctx, group, you, leadId: lead.userId })),
    removed_members: group.role === "creator" ? await removedFrom(ctx, group.id) : [],
    budget_overlap: budgetOverlapFor(group, people, you),
  };
}

/** An entry of the list. */
export function presentSummary(ctx: Context, group: ListedGroup): z.input<typeof groupSummaryWire> {
  const { memberCount, answeredCount, lockedInCount, respondedRound, responseDeadline, roundNumber } = group;
  const isOpen = responseDeadline !== null && responseDeadline > ctx.now;
  const awaited = respondedRound === null || (isOpen && respondedRound < roundNumber);
  return {
    ...fieldsOf(ctx, group),
    member_count: memberCount,
    answered_count: answeredCount,
    locked_in_count: lockedInCount,
    // No answers are awaited in a planned group.
    awaits_you: awaited && groupStatus(group) !== "planned",
  };
}

/** Both or neither are set. */
export function presentTentativeDates(
  group: Pick<OpenedGroup, "tentativeStart" | "tentativeEnd">,
): z.input<typeof dateRangeWire> | null {
  const { tentativeStart: start, tentativeEnd: end } = group;
  return start !== null && end !== null ? { start, end } : null;
}

function presentMember(
  person: GroupPerson,
  { ctx, group, you, leadId }: { ctx: Context; group: OpenedGroup; you: string; leadId: string },
): z.input<typeof groupMemberWire> {
  return {
    user_id: person.userId,
    name: person.name,
    role: person.userId === group.creatorId ? "creator" : "member",
    is_lead: person.userId === leadId,
    joined_at: person.joinedAt.toISOString(),
    state: stateOf(group, person, ctx.now),
    responded_at: person.respondedAt?.toISOString() ?? null,
    agent_name: person.agentName,
    preferences: presentPreferences(person, you),
  };
}

/** Where a text leads, as far as it names a known city. */
function presentPlace(text: string | undefined): z.input<typeof groupWire>["place"] {
  const city = text === undefined ? undefined : knownCityOf(text);
  return city ? { city_id: city.id, lat: city.lat, lng: city.lng } : null;
}

function fieldsOf(ctx: Context, group: OpenedGroup) {
  return {
    id: group.id,
    trip_code: group.code,
    join_url: joinUrl(ctx.ports.publicUrl, group.code),
    title: group.title,
    status: groupStatus(group),
    role: group.role,
    is_lead: group.isLead,
    tentative_dates: presentTentativeDates(group),
    destination_options: [...group.destinationOptions],
    place: presentPlace(group.plan?.destination ?? group.destinationOptions[0]),
    budget_min: numberOf(group.budgetMin),
    budget_max: numberOf(group.budgetMax),
    currency: group.currency,
    round_number: group.roundNumber,
    max_rounds: group.maxRounds,
    response_deadline: group.responseDeadline?.toISOString() ?? null,
    alignment_score: group.alignmentScore,
    reconciled: group.reconciled,
    trip_id: group.tripId,
    plan: group.plan,
    created_at: group.createdAt.toISOString(),
  };
}

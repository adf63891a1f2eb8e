import * as f from "@caravan/domain/fields";
import { budgetConsequences } from "@caravan/domain/money/budget";
import { replanPatch } from "@caravan/domain/planning/replan-patch";
import type { TripDocument } from "@caravan/domain/trip/document";
import { apply } from "@caravan/domain/trip/patch";
import type { Warning } from "@caravan/domain/trip/warning";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { type NewRate, saveRate } from "../expenses/exchange-rates.ts";
import { firstRates, recordsWith } from "../expenses/first-rates.ts";
import { loadMoneyRecords } from "../expenses/money-records.ts";
import { linkTrip, markPlanned } from "../groups/link-trip.ts";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { partyOfGroup } from "../planning/group-travel-party.ts";
import { type MadePlan, makePlan, mergeWarnings, withCurrentBoard } from "../planning/make-plan.ts";
import { keepPlanWords } from "../planning/plan-words.ts";
import { stopsOfPlan } from "../planning/resolve-stops.ts";
import { partyOfOne } from "../planning/travel-party.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { consensusWarnings, privateBudgetWarnings } from "./consensus-warnings.ts";
import { type CreateInput, createInput } from "./create-trip-input.ts";
import { groupToPlanFor, replacedTrip } from "./group-to-plan-for.ts";
import { emptyTrip, saveNewTrip, type WhereTo } from "./new-trip.ts";
import { objectionWarnings } from "./objection-warnings.ts";
import { refusePastStart } from "./past-start.ts";
import { readDestination } from "./read-destination.ts";
import { clearedTrip, replaceTrip } from "./replace-trip.ts";
import { agreedBudget, groupDefaults, ownDefaults, type TripDefaults } from "./trip-defaults.ts";
import { whereTo } from "./where-to.ts";

interface Prepared {
  /** With the destination, the travellers and the notes that a sentence in place of a destination says. */
  readonly input: CreateInput;
  readonly to: WhereTo;
  readonly defaults: TripDefaults;
  /** Null when the days stay empty. */
  readonly made: MadePlan | null;
  readonly warnings: readonly Warning[];
  /** What a new trip starts with. */
  readonly rates: readonly NewRate[];
}

export const createTrip = command({
  name: "create_trip",
  description:
    "Creates a trip and plans it with real places, ordered by day, way and opening hours (regenerate_itinerary plans one again). With groupTripCode it holds all that the group locked in, and its members become editors.",
  audience: "trips:write",
  capability: true,
  logged: true,
  // A new trip is created at once; replacing the linked one can be proposed.
  approval: "proposes",
  streams: true,
  errors: ["not_found", "forbidden", "board_not_ready", "activities_full"],
  examples: [
    {
      destination: "Lisbon",
      start_date: "2030-05-03",
      end_date: "2030-05-07",
      travelers: 2,
      interests: ["food", "museums"],
    },
  ],
  view: "plan",
  input: createInput,
  output: z.object({
    trip: tripWire,
    edit_id: f.id.nullable().optional().meta({ description: "Where a linked itinerary was replaced" }),
    group_trip: z
      .object({ trip_code: z.string(), title: z.string().nullable() })
      .optional()
      .meta({ description: "The group whose plan the trip is now" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips", status: 201 },
  async prepare(ctx, sent): Promise<Prepared> {
    refusePastStart(ctx, sent);
    const { input, warnings: read } = readDestination(sent);
    const { userId } = signedIn(ctx.actor);
    const group = await groupToPlanFor(ctx, input, "none");
    const replaced = replacedTrip(group, input);
    const old = replaced === null ? null : await tripFor(ctx, replaced, "editor");
    const { warnings, ...to } = await whereTo(ctx, input);
    const party = group && (await partyOfGroup(ctx, group));
    const defaults = group && party ? groupDefaults(group, party) : await ownDefaults(ctx);
    const said = [
      ...read,
      ...warnings,
      ...consensusWarnings(group?.proposal ?? null, input),
      ...privateBudgetWarnings(group),
      ...objectionWarnings(party?.people ?? [], input),
      ...budgetWarnings(emptyTrip(ctx, input, to, userId, defaults)),
    ];
    const trip = old
      ? clearedTrip(ctx, old.document, { input, to, budget: defaults.budget }).next
      : emptyTrip(ctx, input, to, userId, defaults);
    const rates = old ? [] : await firstRates(ctx, trip);
    if (input.skip_ai_generation) return { input, to, defaults, made: null, warnings: said, rates };
    const made = await makePlan(ctx, trip, party ?? partyOfOne(userId), {
      seed: `${input.destination}|${input.start_date}|${input.end_date}`,
      only: null,
      setAside: [],
      now: ctx.now,
      money: old ? await loadMoneyRecords(ctx, old.document) : recordsWith(rates),
    });
    return { input, to, defaults, made, warnings: said, rates };
  },
  async run(ctx, _, { input, to, defaults, made, warnings, rates }) {
    const group = await groupToPlanFor(ctx, input, "alone");
    const now = made && group ? await withCurrentBoard(ctx, group, made) : made;
    ctx.effects.warnings.push(...mergeWarnings(warnings, now?.warnings ?? []));
    const replaced = replacedTrip(group, input);
    if (group && replaced !== null) {
      const done = await replaceTrip(ctx, replaced, { input, to, budget: agreedBudget(group) }, now?.plan ?? null);
      await markPlanned(ctx, group, replaced);
      return done;
    }
    const empty = emptyTrip(ctx, input, to, signedIn(ctx.actor).userId, defaults);
    const trip = now
      ? apply(empty, [...replanPatch(empty, now.plan, ctx.newId), ...stopsOfPlan(empty, now.plan, ctx.newId)]).next
      : empty;
    await saveNewTrip(ctx, trip, said`Created the trip to ${trip.destination}`);
    for (const it of rates) await saveRate(ctx, trip, it);
    if (now) await keepPlanWords(ctx.sql, now.plan, trip);
    if (!group) return { trip: presentTrip(trip, "owner") };
    await linkTrip(ctx, group, trip.id);
    return { trip: presentTrip(trip, "owner"), group_trip: { trip_code: group.code, title: group.title } };
  },
});

/** Says which of two budgets counts, where both were sent and differ. */
const budgetWarnings = (trip: TripDocument): readonly Warning[] =>
  budgetConsequences(trip, { budgetPerPerson: trip.budgetPerPerson, totalBudget: trip.totalBudget }).warnings;

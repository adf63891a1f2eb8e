import { addSegment } from "@caravan/core/bookings/add-segment";
import { cancelBooking } from "@caravan/core/bookings/cancel-booking";
import { listTripBookings } from "@caravan/core/bookings/list-trip-bookings";
import { removeSegment } from "@caravan/core/bookings/remove-segment";
import { updateBooking } from "@caravan/core/bookings/update-booking";
import { updateSegment } from "@caravan/core/bookings/update-segment";
import { addTextDocument } from "@caravan/core/documents/add-text-document";
import { deleteDocument } from "@caravan/core/documents/delete-document";
import { listDocuments } from "@caravan/core/documents/list-documents";
import { updateDocument } from "@caravan/core/documents/update-document";
import { addExpense } from "@caravan/core/expenses/add-expense";
import { deleteExpense } from "@caravan/core/expenses/delete-expense";
import { listExpenses } from "@caravan/core/expenses/list-expenses";
import { removeTripRate } from "@caravan/core/expenses/remove-trip-rate";
import { setTripRate } from "@caravan/core/expenses/set-trip-rate";
import { updateExpense } from "@caravan/core/expenses/update-expense";
import type { Verb } from "@caravan/core/kernel/define";
import { invalidAt } from "@caravan/core/kernel/errors";
import type { VerbDescription } from "@caravan/core/kernel/verb-description";
import { createShare } from "@caravan/core/sharing/create-share";
import { listShares } from "@caravan/core/sharing/list-shares";
import { revokeShare } from "@caravan/core/sharing/revoke-share";
import { updateShare } from "@caravan/core/sharing/update-share";
import { joinWords } from "@caravan/domain/join-words";
import { z } from "zod";
import { routedVerbs } from "../router.ts";

/**
 * A capability that stands for several verbs, of which `action` names one: few tools are easier to choose from. It only
 * describes them. A call runs the named verb, with the scope, approval and checks of that verb.
 */
export interface ActionTool extends VerbDescription {
  readonly actions: Readonly<Record<string, Verb>>;
}

type AnyVerb = Pick<Verb, "name" | "input">;

const text = z.string();
const object = z.looseObject({});
const placeLike = z.union([text, object]);
/** A field that is described by a sentence; the verb checks its parts. */
const inWords = (kind: z.ZodType, description: string) => kind.optional().meta({ description });

const tripId = "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01";

export const actionTools: readonly ActionTool[] = [
  actionTool("share_trip", {
    description:
      "Public links with which anybody can look at a trip without an account: make one and pass on its url, list them, change what they show, or end one.",
    actions: { create: createShare, list: listShares, update: updateShare, revoke: revokeShare },
    examples: [{ action: "create", trip_id: tripId, expires_in_days: 30 }],
  }),
  actionTool("segments", {
    description:
      "Flights, trains, stays, rented cars and meetings of a trip, added, corrected or removed by hand, such as a hotel with its nights. list_itinerary_segments reads them, ingest_confirmation takes them from a mail.",
    actions: { add: addSegment, update: updateSegment, remove: removeSegment },
    fields: {
      start: inWords(text, "Local YYYY-MM-DDTHH:MM, or YYYY-MM-DD where no clock is known"),
      end: inWords(text, "As start; of a hotel the day of leaving"),
      from: inWords(placeLike, "A place by its name, or {name, iata, city, country, address, lat, lng, timezone}"),
      to: inWords(placeLike, "As from"),
      place: inWords(placeLike, "As from; of a hotel or a meeting"),
      details: inWords(
        object,
        "{seats, travel_class, from_terminal, to_terminal, from_platform, room, vehicle, guests, table}",
      ),
      removed: inWords(z.boolean(), "False brings a removed one back"),
      start_timezone: inWords(text, "IANA name; of the place when left out"),
      end_timezone: inWords(text, "As start_timezone"),
    },
    examples: [
      {
        ...{ action: "add", trip_id: tripId, kind: "hotel", provider: "Casa do Largo" },
        ...{ start: "2030-05-03T15:00", end: "2030-05-06T11:00" },
      },
    ],
  }),
  actionTool("bookings", {
    description:
      "Booking records of a trip: list, change or cancel them. create_booking makes one; nothing is booked or paid for elsewhere.",
    actions: { list: listTripBookings, update: updateBooking, cancel: cancelBooking },
    fields: {
      destination: inWords(object, "{name, city, country, address, lat, lng}"),
      dates: inWords(object, "{start, end}"),
      guests: inWords(object, "{adults, children, rooms}"),
      preferences: inWords(object, "{kind, provider, confirmation_number, price, currency, board}"),
      specialRequests: inWords(text, "Kept as sent"),
    },
    examples: [{ action: "list", trip_id: tripId }],
  }),
  actionTool("documents", {
    description:
      "Documents of a trip: list or search them, add a text, rename one, or move one to the trash. get_trip_document reads one.",
    actions: { list: listDocuments, add: addTextDocument, update: updateDocument, delete: deleteDocument },
    examples: [{ action: "add", trip_id: tripId, name: "Door code", text: "4711, then the key on the left" }],
  }),
  actionTool("expenses", {
    description:
      "What people spent on a trip, and exchange rates: list, add, change or delete. get_trip_expense_summary adds it all up.",
    actions: {
      list: listExpenses,
      add: addExpense,
      update: updateExpense,
      delete: deleteExpense,
      set_rate: setTripRate,
      remove_rate: removeTripRate,
    },
    fields: {
      split: inWords(
        object,
        "{mode: equal | weights | amounts, shares: [{user_id, weight, amount}]}; everybody alike when left out",
      ),
      replaces: inWords(text, "The key of an automatic entry that this takes the place of"),
    },
    examples: [{ action: "add", trip_id: tripId, title: "Dinner", amount: 42.5, date: "2030-05-04" }],
  }),
];

interface About {
  readonly description: string;
  readonly actions: Readonly<Record<string, AnyVerb>>;
  readonly examples: ActionTool["examples"];
  /** In place of those of the verbs. */
  readonly fields?: Readonly<Record<string, z.ZodType>>;
}

function actionTool(name: string, { description, actions: given, examples, fields = {} }: About): ActionTool {
  // The type of any verb.
  const actions = given as unknown as Readonly<Record<string, Verb>>;
  const verbs = Object.values(actions);
  const changing = verbs.find((it) => it.kind === "command") ?? verbs[0];
  if (!changing) throw new Error(`${name} has no actions`);
  return {
    ...{ name, description, examples, actions, kind: "command", audience: changing.audience },
    ...{ capability: true, logged: false, streams: false, credential: false, endsAccess: false },
    input: inputOf(actions, fields),
    output: z.looseObject({}),
    hints: { destructive: verbs.some((it) => it.hints.destructive), idempotent: false },
    approval: changing.approval,
    errors: [...new Set(verbs.flatMap((it) => it.errors))],
  };
}

/** The fields of all actions; which of them an action needs is in the description of `action`. */
function inputOf(actions: Readonly<Record<string, Verb>>, instead: About["fields"]): z.ZodType {
  const shapes = Object.entries(actions).map(([action, { input }]) => ({ action, shape: shapeOf(input) }));
  const fields = Object.assign({}, ...shapes.map(({ shape }) => shape).toReversed()) as z.ZodRawShape;
  const needs = shapes.map(({ action, shape }) => {
    const required = Object.entries(shape).filter(([, it]) => !it.safeParse(undefined).success);
    return `${action} needs ${joinWords(required.map(([field]) => field))}`;
  });
  return z.object({
    action: z.enum(Object.keys(actions)).meta({ description: needs.join("; ") }),
    ...z.object(fields).partial().shape,
    ...instead,
  });
}

function shapeOf(input: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (!(input instanceof z.ZodObject)) throw new Error("an action takes an object");
  return input.shape as Readonly<Record<string, z.ZodType>>;
}

/**
 * The verb that a call names, with its own arguments.
 *
 * @throws invalid when `action` names none
 */
export function verbOfAction(
  { actions }: ActionTool,
  { action, ...rest }: Readonly<Record<string, unknown>>,
): { readonly verb: Verb; readonly args: Readonly<Record<string, unknown>> } {
  const verb = typeof action === "string" && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!verb) throw invalidAt("action", `must be one of ${Object.keys(actions).join(", ")}`);
  return { verb, args: rest };
}

/** What agents are told of: the verbs of the router, then the capabilities that stand for several of them. */
export const describedVerbs = (): readonly VerbDescription[] => [...routedVerbs().map((it) => it.verb), ...actionTools];

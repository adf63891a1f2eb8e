import fc from "fast-check";
import { toAmount } from "../src/amount.ts";
import { addDays } from "../src/calendar.ts";
import { emptySegment } from "../src/confirmation/empty-segment.ts";
import { segmentKinds } from "../src/confirmation/reading.ts";
import { activityTypes, bookingKinds, documentKinds, tripStatuses, tripStyles } from "../src/field-choices.ts";
import { expenseCategories } from "../src/money/cost-entry.ts";
import { parkedReasons } from "../src/trip/activity-fields.ts";
import type { Activity } from "../src/trip/document.ts";
import { blankActivity } from "../src/trip/new-activity.ts";
import { withAgreeingTimes } from "../src/trip/settle-imported-times.ts";
import type { TripFile } from "../src/trip-file/trip-file.ts";
import { dayOf, listed, moneyOf, said, sentenceOf, uncapitalized, wordsOf } from "../src/words/sentence.ts";

const START = "2027-03-27";
const instant = "2026-11-21T12:00:00.000Z";

/** Any text that a field may have: letters of many scripts, quotes, line breaks, formulas. */
const words = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    fc.constantFrom('=HYPERLINK("x")', "東京 “quoted”\r\nline", "Łódź, Kraków", "a\\,;b", "{}", "null"),
  )
  .map((it) => it.replaceAll("\u0000", "").trim())
  .filter((it) => it !== "" && it.isWellFormed());
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const cents = fc.integer({ min: 0, max: 9_999_999 }).map((it) => toAmount(it / 100));
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((it) => `${String(Math.floor(it / 60)).padStart(2, "0")}:${String(it % 60).padStart(2, "0")}`);
const degrees = fc.integer({ min: -89_000_000, max: 89_000_000 }).map((it) => it / 1e6);
const zone = fc.constantFrom("Europe/Lisbon", "Pacific/Auckland", "America/New_York");
/** Shrunk ones would be equal. */
const uuid = fc.noShrink(fc.uuid());
const date = fc.integer({ min: 0, max: 6 }).map((it) => addDays(START, it));

const alternative = fc.record({
  ...{ placeId: fc.constantFrom(null, "lisbon/castle"), title: words, activityType: fc.constantFrom(...activityTypes) },
  ...{ location: maybe(words), lat: maybe(degrees), lng: maybe(degrees), estimatedCost: maybe(cents) },
  ...{ durationMinutes: maybe(fc.integer({ min: 0, max: 600 })), verified: fc.boolean(), reason: words },
});

const activity = (bookings: readonly string[], segments: readonly string[]): fc.Arbitrary<Activity> =>
  fc
    .record({
      ...{ id: uuid, title: words, startTime: maybe(clock), endTime: maybe(clock), location: maybe(words) },
      ...{ durationMinutes: maybe(fc.integer({ min: 0, max: 600 })), activityType: fc.constantFrom(...activityTypes) },
      ...{ address: maybe(words), estimatedCost: maybe(cents), description: maybe(words), notes: maybe(words) },
      ...{ reason: maybe(words), alternatives: fc.array(alternative, { maxLength: 2 }), pinned: fc.boolean() },
      ...{
        priority: fc.integer({ min: 1, max: 10 }),
        verified: fc.boolean(),
        lat: maybe(degrees),
        lng: maybe(degrees),
      },
      ...{ bookingId: fc.constantFrom(null, ...bookings), segmentId: fc.constantFrom(null, ...segments) },
      ...{ placeId: fc.constantFrom(null, "lisbon/castle", "osm:node/1"), fromLocation: maybe(words) },
      ...{ freeTime: fc.boolean(), provenance: fc.constantFrom("gazetteer", "model", "board", "person") },
    })
    .map((it) => withAgreeingTimes({ ...blankActivity(it.title), ...it } as Activity));

const person = fc.record({ id: uuid, name: words, role: fc.constantFrom("owner", "editor", "viewer", null) });

const place = fc.record({
  ...{ name: words, iata: fc.constantFrom(null, "LIS"), city: maybe(words), country: maybe(words) },
  ...{ address: maybe(words), lat: maybe(degrees), lng: maybe(degrees), timezone: maybe(zone) },
});

const segment = (bookings: readonly string[]) =>
  fc
    .record({
      ...{ id: uuid, bookingId: fc.constantFrom(...bookings), kind: fc.constantFrom(...segmentKinds) },
      ...{ status: fc.constantFrom("confirmed", "changed", "cancelled"), provider: maybe(words), from: maybe(place) },
      ...{ to: maybe(place), place: maybe(place), start: maybe(date), travellers: fc.array(words, { maxLength: 3 }) },
      ...{ end: maybe(fc.tuple(date, clock).map(([day, at]) => `${day}T${at}`)), startTimezone: maybe(zone) },
      price: maybe(fc.record({ amount: cents, currency: fc.constantFrom("EUR", "USD") })),
      evidence: fc.constantFrom({}, { number: [{ start: 3, end: 9, text: "LH 809" }], confirmation_number: [] }),
      corrected: fc.constantFrom([], ["start", "number"] as const),
      confidence: fc.constantFrom(0, 0.75, 1),
    })
    .map((it) => ({ ...emptySegment(it.kind), ...it }));

const booking = (id: string, people: readonly string[]) =>
  fc.record({
    ...{ id: fc.constant(id), ownerId: fc.constantFrom(...people), kind: fc.constantFrom(...bookingKinds) },
    origin: fc.constantFrom("recorded", "confirmation", "trip"),
    status: fc.constantFrom("confirmed", "cancelled"),
    ...{ title: words, city: maybe(words), country: maybe(words), address: maybe(words), lat: maybe(degrees) },
    ...{ lng: maybe(degrees), startDate: maybe(date), endDate: maybe(date), startTime: maybe(clock) },
    ...{ endTime: maybe(clock), adults: maybe(fc.nat(9)), children: maybe(fc.nat(9)), rooms: maybe(fc.nat(9)) },
    ...{
      provider: maybe(words),
      confirmationNumber: maybe(words),
      price: maybe(cents),
      currency: maybe(fc.constant("EUR")),
    },
    request: maybe(
      fc.record({
        ...{ destination: fc.constantFrom({ name: "Flat" }, "Lisbon", null), dates: fc.constant({ start: START }) },
        ...{ guests: fc.constant(2), preferences: fc.constant({ price: 12.5 }), notes: maybe(words) },
        specialRequests: fc.constantFrom(null, ["quiet"]),
      }),
    ),
  });

const expense = (id: string, people: readonly string[], documents: readonly string[]) =>
  fc
    .record({
      ...{ id: fc.constant(id), title: words, category: fc.constantFrom(...expenseCategories), amount: cents, date },
      ...{ currency: fc.constantFrom("EUR", "USD"), paidById: fc.constantFrom(null, ...people), notes: maybe(words) },
      ...{ mode: fc.constantFrom("equal", "weights", "amounts"), sharers: fc.uniqueArray(fc.constantFrom(...people)) },
      documentId: fc.constantFrom(null, ...documents),
    })
    .map(({ mode, sharers, ...it }) => ({
      ...it,
      split: {
        mode: sharers.length === 0 ? ("equal" as const) : mode,
        shares: sharers.map((personId, index) => ({
          personId,
          ...(mode === "weights" ? { weight: `${index + 1}.5` } : {}),
          ...(mode === "amounts" ? { amount: index === 0 ? it.amount : "0" } : {}),
        })),
      },
      ...{ replaces: null, createdAt: instant, updatedAt: instant },
    }));

/** Written by a person, or by the product, with values of every kind. */
const summary = fc.oneof(
  words.map((it) => ({ summary: it, words: null })),
  fc
    .oneof(
      fc.tuple(words, date).map(([title, day]) => said`Moved "${title}" to ${dayOf(day)}`),
      fc.tuple(words, cents).map(([title, it]) => said`Added the expense "${title}" of ${moneyOf(it, "EUR")}`),
      fc
        .tuple(fc.array(words, { minLength: 1, maxLength: 5 }), clock)
        .map(([titles, at]) =>
          sentenceOf([uncapitalized(said`Set ${listed(titles, 3)} aside`), said`move ${"A"} to ${at}`]),
        ),
    )
    .map((it) => ({ summary: it.text.trim(), words: wordsOf(it) }))
    .filter((it) => it.summary !== ""),
);

const ids = (most: number, least = 0) => fc.uniqueArray(uuid, { minLength: least, maxLength: most });

/** Trips of up to a week with everything that a trip file can hold. All ids are different. */
export const anyTripFile: fc.Arbitrary<TripFile> = fc
  .record({
    people: fc.uniqueArray(person, { minLength: 1, maxLength: 4, selector: (it) => it.id }),
    ...{
      bookings: ids(4),
      expenses: ids(6),
      documents: ids(3),
      history: ids(6),
      comments: ids(5),
      lists: ids(2),
      items: ids(4),
      days: ids(7, 1),
      stops: ids(3),
    },
  })
  .chain(({ people, bookings, expenses, documents, history, comments, lists, items, days, stops }) => {
    const persons = people.map((it) => it.id);
    const segments = bookings.length === 0 ? fc.constant([]) : fc.array(segment(bookings), { maxLength: 4 });
    return segments.chain((pieces) => {
      const one = activity(
        bookings,
        pieces.map((it) => it.id),
      );
      const parkedOne = fc
        .tuple(one, fc.constantFrom(...parkedReasons), words)
        .map(([it, reason, dayNotes]) => ({ ...it, parked: { date: START, dayNotes, reason } }) as Activity);
      return fc.record({
        trip: fc
          .record({
            ...{ id: uuid, title: words, destination: words, travelers: fc.integer({ min: 1, max: 20 }) },
            ...{ interests: fc.array(words, { maxLength: 3 }), travelStyle: maybe(fc.constantFrom(...tripStyles)) },
            ...{ budgetPerPerson: maybe(cents), totalBudget: maybe(cents), status: fc.constantFrom(...tripStatuses) },
            ...{ notes: maybe(words), lat: maybe(degrees), lng: maybe(degrees), timezone: maybe(zone) },
            revision: fc.integer({ min: 1, max: 5000 }),
            plans: fc.tuple(
              ...days.map((id) =>
                fc.record({ id: fc.constant(id), notes: words, activities: fc.array(one, { maxLength: 4 }) }),
              ),
            ),
            parked: fc.array(parkedOne, { maxLength: 2 }),
          })
          .map(({ plans, ...it }) => ({
            ...it,
            ...{ ownerId: "", createdAt: "", updatedAt: "", accommodationType: null, currency: "EUR", cityId: null },
            ...{ startDate: START, endDate: addDays(START, plans.length - 1) },
            days: plans.map((day, index) => ({ ...day, date: addDays(START, index) })),
            stops: stops.map((id, index) => ({
              ...{ id, destination: `City ${index}`, placeId: null, lat: 40 + index, lng: -9.5, timezone: null },
              nights: index,
            })),
          })),
        segments: fc.constant(pieces),
        bookings: fc.tuple(...bookings.map((id) => booking(id, persons))),
        expenses: fc.tuple(...expenses.map((id) => expense(id, persons, documents))),
        rates: fc.constantFrom([], [{ currency: "USD", rate: "0.9213456789", referenceDate: null }]),
        documents: fc.tuple(
          ...documents.map((id) =>
            fc.record({
              ...{ id: fc.constant(id), name: fc.constantFrom("Pass.pdf", "Key 東京"), private: fc.boolean() },
              ...{ kind: fc.constantFrom(...documentKinds), contentType: fc.constant("text/plain"), size: fc.nat(999) },
              ...{ uploadedById: fc.constantFrom(...persons), createdAt: fc.constant(instant), text: maybe(words) },
              ...{ path: fc.constant(null), activityId: fc.constant(null), cover: fc.constant(false) },
            }),
          ),
        ),
        comments: fc.tuple(
          ...comments.map((id, index) =>
            fc.record({
              ...{ id: fc.constant(id), activityId: fc.constant(null), dayId: fc.constantFrom(null, ...days) },
              ...{ authorId: fc.constantFrom(...persons), agentName: maybe(words), text: words },
              mentions: fc.constantFrom([], persons),
              reactions: fc.constantFrom([], [{ personId: persons[0], reaction: "👍" }]),
              createdAt: fc.constant(`2026-11-21T12:00:0${index}.000Z`),
              editedAt: fc.constantFrom(null, instant),
            }),
          ),
        ),
        checklists: fc.tuple(
          ...lists.map((id, index) =>
            fc.record({
              ...{ id: fc.constant(id), kind: fc.constantFrom("packing", "todo"), title: words, private: fc.boolean() },
              createdAt: fc.constant(`2026-11-21T12:00:0${index}.000Z`),
              items: fc.tuple(
                ...items
                  .filter((_, at) => at % lists.length === index)
                  .map((item) =>
                    fc.record({
                      ...{ id: fc.constant(item), section: maybe(words), text: words },
                      ...{ doneAt: fc.constantFrom(null, instant), doneById: fc.constantFrom(null, ...persons) },
                    }),
                  ),
              ),
            }),
          ),
        ),
        history: fc.tuple(
          ...history.map((id, index) =>
            fc
              .tuple(
                summary,
                fc.record({
                  ...{ id: fc.constant(id), revision: fc.constant(index + 1), action: fc.constant("update_activity") },
                  ...{ authorId: fc.constantFrom(null, ...persons), agentName: maybe(words) },
                  createdAt: fc.constant(instant),
                  reverts: fc.constantFrom([], history.slice(0, index)),
                }),
              )
              .map(([said, entry]) => ({ ...entry, ...said })),
          ),
        ),
        ...{ people: fc.constant(people), exportedById: fc.constant(persons[0] as string) },
        ...{ exportedAt: fc.constant(instant), leftOut: fc.array(words, { maxLength: 2 }) },
      });
    });
  }) as unknown as fc.Arbitrary<TripFile>;

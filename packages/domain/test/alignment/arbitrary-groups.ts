import fc from "fast-check";
import type {
  AlignmentInput,
  AlignmentMember,
  BudgetRange,
  DateRange,
  MemberWishes,
} from "../../src/alignment/types.ts";
import { toAmount } from "../../src/amount.ts";
import { addDays } from "../../src/calendar.ts";

/**
 * Random groups, small enough for an exhaustive search. Every field that a member may leave out is sometimes missing.
 */

export const firstDate = "2030-05-01";

const dayWithin = (days: number) => fc.integer({ min: 0, max: days - 1 }).map((it) => addDays(firstDate, it));

export const range: fc.Arbitrary<DateRange> = fc
  .record({ start: dayWithin(12), days: fc.integer({ min: 0, max: 5 }) })
  .map(({ start, days }) => ({ start, end: addDays(start, days) }));

const blackouts = fc.oneof(
  { weight: 3, arbitrary: fc.constant<string[]>([]) },
  { weight: 3, arbitrary: fc.array(dayWithin(18), { maxLength: 4 }) },
  // So many that hardly any day is left.
  {
    weight: 1,
    arbitrary: fc.array(
      fc.integer({ min: -8, max: 24 }).map((it) => addDays(firstDate, it)),
      {
        minLength: 10,
        maxLength: 30,
      },
    ),
  },
);

const flexibility = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.constant(366) },
);

const dates: fc.Arbitrary<MemberWishes["dates"]> = fc.option(
  fc.record({ ideal: fc.option(range, { freq: 5 }), flexibilityDays: flexibility, blackoutDates: blackouts }),
  { freq: 5 },
);

/** Different spellings of places, city names that are ambiguous, and countries. */
const names = [
  ...["Lisbon, Portugal", "lisbon", "LISBON ,portugal", "Porto, Portugal", "Rome", "Rome, Italy", "Röme"],
  ...["Paris", "Paris, France", "Paris, Texas", "Portugal", "New York", "newyork", "Oslo, Norway"],
];
const few = ["Lisbon", "Rome, Italy", "Oslo, Norway"];
const placeName = fc.oneof(fc.constantFrom(...names), fc.constantFrom(...few));
const places = (maxLength: number) => fc.array(placeName, { maxLength });

const destination: fc.Arbitrary<MemberWishes["destination"]> = fc.option(
  fc.record({
    topChoices: places(4),
    veto: fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: places(3) }),
  }),
  { freq: 5 },
);

const amount = fc.oneof(
  fc.constantFrom("0", "100", "400", "400.001", "600.5", "99999999999"),
  fc.integer({ min: 0, max: 900_000 }).map((it) => toAmount(it / 1000)),
);
export const budgetRange: fc.Arbitrary<BudgetRange> = fc
  .tuple(amount, fc.option(amount, { freq: 5 }))
  .map(([a, b]) => (b !== null && Number(b) < Number(a) ? { min: b, max: a } : { min: a, max: b }));

const budget = fc.option(
  fc
    .tuple(
      budgetRange,
      fc.integer({ min: 0, max: 5 }).map((it) => it === 0),
    )
    .map(([it, isPrivate]) => ({ ...it, private: isPrivate })),
  { freq: 5 },
);

const member = fc.record({
  standing: fc.oneof(
    { weight: 6, arbitrary: fc.constant<AlignmentMember["standing"]>("answered") },
    { weight: 2, arbitrary: fc.constant<AlignmentMember["standing"]>("silent") },
    { weight: 1, arbitrary: fc.constant<AlignmentMember["standing"]>("absent") },
  ),
  wishes: fc.record({ dates, destination, budget }),
  gaveWayBefore: fc.integer({ min: 0, max: 3 }),
});

const people = ["Ana", "Ben", "Cem", "Dan", "Eve", "Fay", "Gil", "Ana"];

export const group: fc.Arbitrary<AlignmentInput> = fc.record({
  group: fc.record({
    tentativeDates: fc.option(range),
    destinationOptions: places(3),
    budget: fc.option(budgetRange),
    currency: fc.constant("EUR"),
  }),
  members: fc
    .array(member, { minLength: 2, maxLength: 8 })
    .map((members) =>
      members.map((it, index): AlignmentMember => ({ id: `id-${index}`, name: people[index] as string, ...it })),
    ),
  previous: fc.option(
    fc.record({
      dates: fc.option(range, { freq: 4 }),
      destination: fc.option(placeName, { freq: 4 }),
      budget: fc.option(budgetRange, { freq: 4 }),
    }),
  ),
});

/**
 * Like {@link group}, but all members have answered and no budget is private, so that the smallest relaxation can be
 * found by counting.
 */
export const openGroup: fc.Arbitrary<AlignmentInput> = group.map((input) => ({
  ...input,
  previous: null,
  members: input.members.map((it) => ({
    ...it,
    standing: "answered" as const,
    wishes: { ...it.wishes, budget: it.wishes.budget && { ...it.wishes.budget, private: false } },
  })),
}));

import type { SuggestedItem } from "./packing-list.ts";

export interface TodoRequest {
  /** What sells out, with the days that one books ahead. */
  readonly toBook: readonly { readonly name: string; readonly daysAhead: number }[];
  readonly nights: number;
}

const MOST_BOOKINGS = 10;
const LONG_NIGHTS = 6;

const [early, week, home] = ["As early as possible", "In the week before", "Before you leave home"];

/** What people usually do before a trip; what sells out first comes first. */
export function todoList({ toBook, nights }: TodoRequest): readonly SuggestedItem[] {
  const unique = [...new Map(toBook.map((it) => [it.name, it])).values()];
  const bookings = unique.toSorted((a, b) => b.daysAhead - a.daysAhead).slice(0, MOST_BOOKINGS);
  return [
    ...bookings.map((it) => ({ section: early, text: `Book ${it.name}, ${it.daysAhead} days ahead` })),
    { section: early, text: "Check passports, and whether a visa is needed" },
    { section: early, text: "Check your travel insurance" },
    { section: week, text: "Check in for flights and trains" },
    { section: week, text: "Open the trip once on your phone, so that it is there offline" },
    { section: week, text: "Tell your bank, and check roaming" },
    ...(nights >= LONG_NIGHTS ? [{ section: home, text: "Somebody for plants, post and pets" }] : []),
    { section: home, text: "Empty the fridge and take out the rubbish" },
    { section: home, text: "Windows, water, heating" },
  ];
}

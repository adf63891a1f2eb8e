import type { AlignmentInput, AlignmentMember } from "../../packages/domain/src/alignment/types.ts";
import { addDays } from "../../packages/domain/src/calendar.ts";
import { generator } from "../../packages/domain/src/planning/seeded-random.ts";

const firstDate = "2030-01-01";
const cities = Array.from({ length: 60 }, (_, index) => `City ${index}, Country ${index % 12}`);

/**
 * Members with wishes all over a span of days and without any agreement. A fifth of the days are popular blackout
 * dates, of which each member has twenty; each names five destinations in different spellings and vetoes one; budgets
 * do not overlap. Every tenth is silent and every tenth never answered.
 */
export function largeGroup(members: number, days: number): AlignmentInput {
  const random = generator(`alignment ${members} ${days}`);
  const whole = (below: number) => Math.floor(random() * below);
  const badDays = Array.from({ length: days }, (_, index) => addDays(firstDate, index)).filter(() => random() < 0.2);
  const place = () => {
    const name = cities[Math.floor(random() ** 2 * cities.length)] as string;
    return random() < 0.3 ? name.toUpperCase() : name;
  };
  const member = (_: unknown, index: number): AlignmentMember => {
    const start = addDays(firstDate, whole(days));
    const min = whole(800);
    return {
      id: `member-${index}`,
      name: `Member ${index}`,
      standing: index % 10 === 8 ? "silent" : index % 10 === 9 ? "absent" : "answered",
      gaveWayBefore: whole(10),
      wishes: {
        dates: {
          ideal: { start, end: addDays(start, 3 + whole(8)) },
          flexibilityDays: whole(15),
          blackoutDates: Array.from({ length: 20 }, () => badDays[whole(badDays.length)] as string),
        },
        destination: { topChoices: Array.from({ length: 5 }, place), veto: [place()] },
        budget: { min: String(min), max: String(min + 100 + whole(300)), private: false },
      },
    };
  };
  return {
    group: { tentativeDates: null, destinationOptions: cities.slice(0, 5), budget: null, currency: "EUR" },
    members: Array.from({ length: members }, member),
    previous: {
      dates: { start: addDays(firstDate, days / 2), end: addDays(firstDate, days / 2 + 6) },
      destination: cities[0] as string,
      budget: null,
    },
  };
}

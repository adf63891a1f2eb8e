import { addDays } from "../../packages/domain/src/calendar.ts";
import { tripStyles } from "../../packages/domain/src/field-choices.ts";
import { emptyGuide } from "../../packages/domain/src/places/guide.ts";
import type { PlanRequest } from "../../packages/domain/src/planning/types.ts";
import { requestFor } from "../../packages/domain/test/cities.ts";
import { findDestination } from "../../packages/gazetteer/src/find-destination.ts";
import { routeInWords } from "../../packages/gazetteer/src/route-in-words.ts";

/** A request of the panel, as its file states it. */
export interface PanelRequest {
  readonly id: string;
  readonly destination: string;
  readonly start_date: string;
  readonly days: number;
  readonly travelers: number;
  readonly style: string | null;
  readonly interests: readonly string[];
  readonly avoid?: readonly string[];
  readonly accessibility?: readonly string[];
  readonly dietary?: readonly string[];
  readonly budget_per_person?: string;
  /** The request in the traveller's words, as both planners and the judges read it. */
  readonly wish: string;
}

/** For a destination that we do not know without any place, as the service plans it. */
export function planRequestOf(request: PanelRequest): PlanRequest {
  const route = routeInWords(request.destination, request.wish, request.days);
  const found = findDestination(request.destination);
  const known = found.kind === "city" ? found : found.kind === "ambiguous" ? found.candidates[0] : undefined;
  const id = route?.id ?? (known?.known ? known.city.id : null);
  const base = requestFor(id ?? "lisbon", request.days, {
    ...(id === null ? unknown(request) : {}),
    startDate: request.start_date,
    travelers: request.travelers,
    travelStyle: tripStyles.find((it) => it === request.style) ?? null,
    // As somebody types it who has words and a sentence for what they want.
    interests: [...request.interests, request.wish],
    avoid: request.avoid ?? [],
    accessibility: request.accessibility ?? [],
    dietary: request.dietary ?? [],
    seed: request.id,
  });
  const endDate = addDays(request.start_date, request.days - 1);
  if (id === null) return { ...base, endDate };
  const { mealCost } = base.destination;
  // A sum that does not pay for a lunch a day is in the money of the traveller's own country.
  const isEnough = Number(request.budget_per_person ?? 0) >= request.days * Number(mealCost?.lunch ?? 0);
  const isLocal = moneyIn(request.wish).every((it) => it === base.currency);
  const budgetPerPerson = isEnough && isLocal ? (request.budget_per_person ?? null) : null;
  return { ...base, budgetPerPerson, endDate };
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\beuros?\b|€/i, "EUR"],
  [/\bpounds?\b|£/i, "GBP"],
  [/\b(?<!australian |canadian |new zealand )dollars?\b|(?<!\w)\$/i, "USD"],
  [/\baustralian dollars?\b/i, "AUD"],
  [/\bcanadian dollars?\b/i, "CAD"],
];

/** The money of which a wish speaks, which is that of its budget: the form has no currency. */
const moneyIn = (wish: string) => currencies.flatMap(([word, currency]) => (word.test(wish) ? currency : []));

function unknown({ destination: text }: PanelRequest): Partial<PlanRequest> {
  const nowhere = { lat: null, lng: null, currency: null, mealCost: null };
  return { destination: { text, ...nowhere }, currency: "EUR", candidates: [], guide: emptyGuide };
}

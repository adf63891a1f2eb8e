import { z } from "zod";
import { type ActivityType, activityTypes } from "../field-choices.ts";

/** Words that people and agents use for a type. The interface names the first five; the others are ours. */
export const activityTypeAliases: Record<string, ActivityType> = {
  event: "entertainment",
  food: "dining",
  dinner: "dining",
  meeting: "business",
  conference: "business",
  activity: "general",
  other: "general",
  misc: "general",
  sight: "sightseeing",
  sights: "sightseeing",
  attraction: "sightseeing",
  landmark: "sightseeing",
  tour: "sightseeing",
  breakfast: "dining",
  brunch: "dining",
  lunch: "dining",
  meal: "dining",
  restaurant: "dining",
  cafe: "dining",
  coffee: "dining",
  drinks: "dining",
  transportation: "transport",
  transfer: "transport",
  travel: "transport",
  flight: "transport",
  train: "transport",
  bus: "transport",
  ferry: "transport",
  taxi: "transport",
  drive: "transport",
  hotel: "accommodation",
  hostel: "accommodation",
  lodging: "accommodation",
  stay: "accommodation",
  "check-in": "accommodation",
  checkin: "accommodation",
  "check-out": "accommodation",
  checkout: "accommodation",
  concert: "entertainment",
  show: "entertainment",
  theater: "entertainment",
  theatre: "entertainment",
  nightlife: "entertainment",
  shop: "shopping",
  market: "shopping",
  nature: "outdoor",
  hike: "outdoor",
  hiking: "outdoor",
  beach: "outdoor",
  park: "outdoor",
  sport: "outdoor",
  sports: "outdoor",
  culture: "cultural",
  museum: "cultural",
  art: "cultural",
  gallery: "cultural",
  history: "cultural",
  work: "business",
};

/** Some of them, for descriptions: all would be longer than the rest of an activity. */
const someAliases = (["event", "food", "dinner", "meeting", "conference"] as const).map(
  (alias) => `${alias} = ${activityTypeAliases[alias]}`,
);

/** Accepts a type or an alias in any case and gives the type. */
export const activityType = z
  .string()
  .transform((value, context): ActivityType => {
    const word = value.trim().toLowerCase();
    const alias = Object.hasOwn(activityTypeAliases, word) ? activityTypeAliases[word] : undefined;
    const type = activityTypes.find((known) => known === word) ?? alias;
    if (type) return type;
    context.addIssue(`must be one of ${activityTypes.join(", ")}, or a known alias`);
    return z.NEVER;
  })
  .meta({
    enum: [...activityTypes],
    description: `Everyday words are accepted, such as ${someAliases.join(", ")}`,
  });

export type Meal = "breakfast" | "lunch" | "dinner";

/** When a meal may start, in minutes after midnight, and how long it takes when no venue says otherwise. */
export const mealTimes: Record<Meal, { readonly from: number; readonly to: number; readonly minutes: number }> = {
  breakfast: { from: 450, to: 600, minutes: 40 },
  lunch: { from: 720, to: 825, minutes: 60 },
  dinner: { from: 1140, to: 1230, minutes: 75 },
};

const LUNCH_FROM = 660;
const DINNER_FROM = 1020;

/** Which meal somebody has at a time in minutes after midnight. */
export function mealAt(start: number): Meal {
  if (start < LUNCH_FROM) return "breakfast";
  return start < DINNER_FROM ? "lunch" : "dinner";
}

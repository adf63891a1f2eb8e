/** A trip on whose days nothing is planned. */
export default {
  title: "Nothing is planned yet",
  text: "Have all days planned around opening hours and distances, or add what you know already.",
  add: "Add the first stop",
  plan: "Plan the days",
} as const;

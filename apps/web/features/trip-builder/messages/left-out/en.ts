/** The places that a plan leaves out. */
export default {
  title: "What was left out",
  text: "Places we know here that didn't make it into the plan, best first.",
  loading: "Loading what was left out",
  failed: "The places that were left out couldn't be loaded",
  nothing: "Nothing was left out",
  nothingText: "Every place we know here is in the plan.",
  unknown: "Nothing to leave out",
  unknownText: "We don't know any places here yet. Add what you find yourself.",
  fitting: "There is still time for",
  rest: "The rest",
  notInPlan: "Not in the plan",
  unverified: "Unverified",
  addTo: "Add to {day}",
} as const;

/** The page behind a public link. */
export default {
  print: "Print",
  day: "Day {number}",
  nothingYet: "Nothing planned yet.",
  aboutPlace: "About this place",
  takeOver: "A plan for you to use",
  viewOnly: "Shared with you, view only",
  days: "{count, plural, one {# day} other {# days}}",
  travelers: "{count, plural, one {# traveller} other {# travellers}}",
  interests: "Interests",
  use: "Use this plan",
  openWhole: "Open the whole plan on Caravan",
  planOwn: "Plan your own",
  map: "Map of {trip}",
} as const;

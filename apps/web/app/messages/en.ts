/** Titles and short pages. */
export default {
  title: "Caravan: trips that hold together",
  description:
    "Caravan turns a place and a few dates into a day-by-day plan that respects opening hours, distances and budget, for one person or a group.",
  "missing.title": "Page not found",
  "missing.heading": "There is nothing at this address",
  "missing.text":
    "The link may be old, or it leads to a trip that you have no access to. If somebody sent it to you, ask them to invite you.",
  "missing.trips": "Your trips",
} as const;

/** The landing page and the picture beside sign-in. */
export default {
  "hero.title": "Trips that hold together",
  "hero.text":
    "Name a place and a few dates. Caravan lays out the days around opening hours, distances and your budget, and keeps the plan sound when people join, minds change and trains run late.",
  demo: "Look at a finished plan",
  "start.where": "Where to?",
  "start.examples": "Lisbon, Kyoto, the Dolomites…",
  "start.from": "From",
  "start.to": "To",
  "start.plan": "Plan my trip",
  "start.noAccount": "A plan in seconds, no account needed.",
  yourTrips: "Your trips",
  "value.title": "What Caravan does",
  "checks.title": "The plan checks itself",
  "checks.text":
    "Overlaps, closed days, walks that cannot be done in time and budgets that do not add up are pointed out while you edit, before they cost you an afternoon.",
  "groups.title": "Groups come to an answer",
  "groups.text":
    "Everyone says when they can travel, where they would go and what they can spend. Caravan finds what suits all of you, and the smallest change that would settle the rest.",
  "history.title": "Nothing gets lost",
  "history.text":
    "Move the dates, swap a museum, let an agent rearrange a day. Every change to the plan is written down with who made it, and can be undone.",
  "closed.when": "Mon 11:00",
  "closed.note": "Closed on Mondays",
  "windows.you": "You",
  "windows.guest": "Guest",
  "moved.title": "Dates moved by two days",
  "moved.text": "Booked stops stayed where they are",
  undo: "Undo",
  "example.description":
    "A day in Lisbon as Caravan shows it: four numbered stops with times, joined by a route on a map along the river.",
  "example.day": "Lisbon · day 1",
  "example.title": "Along the river",
  "example.fine": "Nothing clashes",
  "example.onward": "{duration} on",
  "example.tower": "Belém Tower",
  "example.monastery": "Jerónimos Monastery",
  "example.lunch": "Lunch at LX Factory",
  "example.market": "Time Out Market",
  day: "Day {number}",
  "days.hills": "Hills and tiles",
  "days.gardens": "Gardens and galleries",
} as const;

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
  "check.title": "The plan checks itself",
  "check.text":
    "Overlaps, closed days, walks that cannot be done in time and budgets that do not add up are pointed out while you edit, before they cost you an afternoon.",
  "group.title": "Groups reach an agreement",
  "group.text":
    "Everyone says which dates they'd like for the trip and how far those can move, where they would go and what they can spend. Caravan finds what suits all of you, and the smallest change that would settle the rest.",
  "check.picture": "The plan of a day in Lisbon with its map. The plan check names two stops that overlap.",
  "group.picture": "A group of three with what each of them said about dates, places and budget, and where they agree.",
  "phone.title": "In your pocket, even without a connection",
  "phone.text":
    "Pull the list over the map as far as you like. Your trips stay on your phone, changes wait until there is a connection, and on the way the next stop comes first, with directions.",
  "phone.picture": "A plan on a phone: a map with numbered stops, and below it the list of a day.",
  "assistant.title": "Assistants ask first",
  "assistant.text":
    "Connect the assistant you use. What it wants to change arrives as a proposal that you approve or reject, and every change is recorded with who made it and can be undone.",
  "assistant.picture":
    "The proposal of an assistant beside the plan: a fado evening to be added, with buttons to approve or reject.",
  "example.description":
    "A day in Lisbon as Caravan shows it: four numbered stops with times, joined by a route on a map along the river.",
  "example.day": "Lisbon · day 1",
  "example.title": "Along the river",
  "example.fine": "Nothing clashes",
  "example.onward": "{duration}",
  "example.tower": "Belém Tower",
  "example.monastery": "Jerónimos Monastery",
  "example.lunch": "Lunch at LX Factory",
  "example.market": "Time Out Market",
  day: "Day {number}",
  "days.hills": "Hills and tiles",
  "days.gardens": "Gardens and galleries",
} as const;

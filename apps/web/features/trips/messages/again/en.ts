/** Planning a trip a second time. */
export default {
  use: "Use this plan",
  again: "Plan it again",
  text: 'The days of "{title}" on new dates, as a trip of your own. Bookings, people and money stay with the old one.',
  mine: "Make it mine",
  first: "First day",
  was: "It was {date}.",
} as const;

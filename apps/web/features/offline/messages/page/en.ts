/** The page without a connection. */
export default {
  tryAgain: "Try again",
  onDevice: "On this device",
  asOf: "As of {when}",
  list: "Your list of trips",
  nothing:
    "Nothing is kept on this device yet. Trips of the next thirty days are, once you have opened Caravan here with a connection.",
} as const;

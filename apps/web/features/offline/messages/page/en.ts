/** The page without a connection. */
export default {
  tryAgain: "Try again",
  onDevice: "On this device",
  asOf: "As of {when}",
  list: "Your list of trips",
  nothing:
    "Nothing is saved on this device yet. Trips in the next thirty days will be, once you have opened Caravan here with a connection.",
} as const;

/** The calendar in which a range of dates is chosen. */
export default {
  earlier: "Earlier",
  later: "Later",
  chooseEnd: "From {start}. Now choose the last day.",
} as const;

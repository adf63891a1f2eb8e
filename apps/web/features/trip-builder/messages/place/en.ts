/** What a trip says of a place. */
export default {
  notes: "Notes",
  votes: "Votes of the group",
  "vote.in": "In",
  "vote.unsure": "Unsure",
  "vote.out": "Out",
  reason: "{name}: {reason}",
} as const;

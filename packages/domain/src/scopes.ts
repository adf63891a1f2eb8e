/** The scopes that an agent can ask for, in the order of the interface. */
export const scopes = [
  "trips:read",
  "trips:write",
  "bookings:read",
  "bookings:write",
  "preferences:read",
  "group_trips:read",
  "group_trips:write",
] as const;
export type Scope = (typeof scopes)[number];

/** What each scope lets an agent do, in plain verbs. */
export const scopeMeaning: Readonly<Record<Scope, string>> = {
  "trips:read":
    "See your trips, their plans and their history, and your own day on them: also where you are while you share it",
  "trips:write": "Create and change trips, act on your day for you, and update your travel preferences",
  "bookings:read": "See your booking records",
  "bookings:write": "Add and change booking records",
  "preferences:read": "See your travel preferences and profile",
  "group_trips:read": "See your group trips and their boards",
  "group_trips:write": "Take part in group trips for you",
};

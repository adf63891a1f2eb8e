/** The setting of the daily mail. */
export default {
  title: "By mail",
  daily: "A mail a day",
  "daily.hint": "In the morning, and only when something in your inbox is unread.",
  notSaved: "That wasn't saved",
} as const;

/** The setting of the daily mail. */
export default {
  title: "By mail",
  daily: "A mail a day",
  "daily.hint": "In the morning, and only when something in your inbox is unread.",
  agents: "What your agents did",
  "agents.hint": "Once a week in the morning, and only when an agent did something.",
  "agents.never": "No mail",
  notSaved: "That wasn't saved",
} as const;

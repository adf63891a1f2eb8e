/** The setting of the daily mail. */
export default {
  title: "By email",
  daily: "A daily email",
  "daily.hint": "In the morning, and only when something in your inbox is unread.",
  agents: "What your agents did",
  "agents.hint": "Once a week in the morning, and only when an agent did something.",
  "agents.never": "No email",
  notSaved: "That wasn't saved",
} as const;

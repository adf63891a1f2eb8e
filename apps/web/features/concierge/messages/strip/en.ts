export default {
  todaySentence: "Today.",
  "strip.see": "See what's on now and next.",
  "strip.trouble": "Something doesn't fit. See what would help.",
  "strip.at": "{what} at {time}.",
  "strip.leaveNow": "{what} at {time}, leave now.",
  "strip.leaveBy": "{what} at {time}, leave by {leave}.",
  "strip.time": "See what you could do with your time.",
  "strip.until": "{what} until {time}.",
  "until.in": "in {time}",
  "until.ago": "{time} ago",
  tomorrow: "tomorrow",
  "until.now": "now",
} as const;

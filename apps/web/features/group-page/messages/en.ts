export default {
  failed: "The group couldn't be loaded",
  loading: "Loading the group",
  group: "Group",
  "tab.agree": "Agree",
  "tab.board": "Board",
  "tab.rounds": "Rounds",
  "tab.people": "People",
} as const;

/** The history of a trip. */
export default {
  title: "History",
  text: "Who changed what, newest first. An undo takes back that one change and keeps the later ones.",
  loading: "Loading the history",
  failed: "The history couldn't be loaded",
  empty: "Nothing has been changed yet.",
  done: "Undone",
  undone: "· undone",
  proposedBy: "Proposed by",
  approvedBy: "approved by",
  rejectedBy: "rejected by",
} as const;

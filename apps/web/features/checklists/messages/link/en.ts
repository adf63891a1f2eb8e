/** The button that opens checklists, and how far they are. */
export default {
  open: "Packing and to-do lists",
  openWith: "Checklists: {progress}",
  progress: "{done, number} of {all, number} done",
} as const;

/** Adding a stop to the route of a trip. */
export default {
  add: "Add a stop",
  text: "The days of later stops move on, and the trip gets longer.",
  anyway: "Add it anyway",
  save: "Add stop",
  unknown: "We don't know “{name}”. You can add it anyway; its days have ideas and no named places.",
  where: "Where to",
  noWhere: "Where do you want to stay?",
  placeholder: "Florence, Porto, Kyoto…",
  nights: "Nights",
  when: "When",
  first: "First",
  after: "After {name}",
} as const;

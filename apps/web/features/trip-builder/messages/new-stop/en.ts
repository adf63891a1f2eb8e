/** Adding a stop to the route of a trip. */
export default {
  add: "Add a stop",
  text: "Later stops move to later days, and the trip gets longer.",
  anyway: "Add it anyway",
  save: "Add stop",
  unknown: "We don't know “{name}”. You can add it anyway; its days will have ideas but no named places.",
  where: "Where to",
  noWhere: "Where do you want to stay?",
  placeholder: "Florence, Porto, Kyoto…",
  nights: "Nights",
  when: "When",
  first: "First",
  after: "After {name}",
} as const;

/** Beside photographs: who took them, and the trip's own. */
export default {
  show: "Show the photo of {name}",
  whoTook: "Who took this photo of {name}",
  photo: "Photo: <credit></credit>",
  credit: "<author></author>, <licence></licence>",
  creditVia: "<author></author>, <licence></licence>, via Wikimedia Commons",
  yours: "Your photos",
  ofStop: "{count, plural, one {# photo} other {# photos}} of this stop",
} as const;

/** The map of a trip, loaded with it. */
export default {
  fit: "Show all places",
  "streets.contributors": "© OpenStreetMap contributors",
  keys: "Map: arrow keys move it, plus and minus zoom",
  keysAndAdd: "Map: arrow keys move it, plus and minus zoom, Enter adds a stop in the middle",
  "pin.name": "Day {day}, stop {number}: {title}",
  "pin.over": "Day {day} · stop {number}",
  "cluster.ofDay": "{count} stops of day {first} close together: show them apart",
  "cluster.ofDays": "{count} stops of days {first} to {last} close together: show them apart",
  noStreets: "Street tiles are unavailable; showing what Caravan knows",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  sources: "Toggle attribution",
  scroll: "Use Ctrl + scroll to zoom the map",
  scrollMac: "Use ⌘ + scroll to zoom the map",
  twoFingers: "Use two fingers to move the map",
} as const;

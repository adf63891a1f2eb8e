/** What is kept on the device. */
export default {
  saved: "Saved for offline, as of {when}",
  savedWithout: "Saved for offline, as of {when}, without {count, plural, one {# file} other {# files}}",
  notWhole: "Of this trip, only what you opened on this device is saved.",
  mark: "Offline",
  changed: "Somebody changed this in the meantime.",
  olderVersion: "It was made by an older version of this page, which wrote it differently.",
} as const;

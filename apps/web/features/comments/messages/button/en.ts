/** The button that opens comments. */
export default {
  open: "{count, plural, one {# comment} other {# comments}} on {title}",
} as const;

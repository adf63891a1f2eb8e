/** What is said when something is restored, on any page. */
export default {
  done: 'Restored "{title}"',
  links: "{count, plural, one {# public link to it works again.} other {# public links to it work again.}}",
  failed: '"{title}" couldn\'t be restored',
} as const;

/** The inbox in the header of every page. */
export default {
  name: "Inbox",
  withUnread: "Inbox, {count, number} unread",
} as const;

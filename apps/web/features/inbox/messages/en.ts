/** The page of the inbox. */
export default {
  name: "Inbox",
  readAll: "Mark all as read",
  loading: "Loading your inbox",
  failed: "Your inbox couldn't be loaded",
  "empty.title": "You're all caught up",
  "empty.text": "Invitations, proposals, comments for you and the rounds of your groups arrive here.",
  unread: "<hidden>Unread: </hidden>{title}",
  notSaved: "That wasn't saved",
} as const;

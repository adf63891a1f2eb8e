/** An invitation, as the invited person sees it. */
export default {
  loading: "Loading the invitation",
  name: "Invitation",
  invalid: "This invitation is no longer valid",
  invalidText: "It was already used or withdrawn, or it has expired. Ask the person who sent it for a new one.",
  inviting: "<b>{name}</b> is inviting you to",
  member: "A member",
  asEditor: "You'll join as an editor, who can see and change the plan.",
  asViewer: "You'll join as a viewer, who can see the trip, but not change it.",
  join: "Join trip",
  signedInAs: "Signed in as {email}",
  back: "You'll come back here afterwards to join.",
} as const;

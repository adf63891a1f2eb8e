/** The question who is signed in. */
export default {
  title: "Confirm it's you",
  again: "You signed in a while ago. Sign in again to continue.",
  signIn: "Sign in again",
  byPassword: "You signed in a while ago. Enter your password to continue.",
  confirm: "Confirm",
  enterPassword: "Enter your password",
} as const;

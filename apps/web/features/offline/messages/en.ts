/** What is said about the connection, on any page. */
export default {
  "mark.offline":
    "{count, plural, =0 {No connection} one {No connection; # change of yours not sent} other {No connection; # changes of yours not sent}}",
  "mark.signedOut": "You are signed out; {count, plural, one {# change} other {# changes}} of yours not sent",
  "bar.offline":
    "<b>No connection.</b> You see what is kept here{count, plural, =0 {.} one {; # change of yours waits.} other {; # changes of yours wait.}}",
  "bar.signedOut":
    "You are signed out. {count, plural, one {# change of yours waits} other {# changes of yours wait}} here until you sign in again.",
  tryNow: "Try now",
  trying: "Trying…",
  signIn: "Sign in",
  fleeting: "This browser keeps nothing for later. Leave this page open until your changes have been sent.",
  question: "A change that you made without a connection needs a word from you.",
  openTrip: "Open the trip",
  newVersion: "A new version of Caravan is there.",
  reload: "Reload",
  "leave.ask": "{count, plural, one {Sign out and lose a change?} other {Sign out and lose changes?}}",
  "leave.text":
    "{count, plural, one {# change} other {# changes}} of yours could not be sent yet. Signing out removes everything of yours from this device, with them.",
  "leave.confirm": "Sign out",
  "leave.stay": "Stay",
} as const;

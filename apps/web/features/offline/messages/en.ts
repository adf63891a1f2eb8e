/** What is said about the connection, on any page. */
export default {
  "mark.offline":
    "{count, plural, =0 {No connection} one {No connection; # change not sent} other {No connection; # changes not sent}}",
  "mark.signedOut": "You are signed out; {count, plural, one {# change} other {# changes}} not sent",
  "bar.offline":
    "<b>No connection.</b> You see what is saved on this device{count, plural, =0 {.} one {; your change is waiting.} other {; your # changes are waiting.}}",
  "bar.signedOut":
    "You are signed out. {count, plural, one {Your change is waiting} other {Your # changes are waiting}} here until you sign in again.",
  tryNow: "Try now",
  trying: "Trying…",
  signIn: "Sign in",
  fleeting: "This browser saves nothing for later. Leave this page open until your changes have been sent.",
  question: "A change that you made without a connection needs your decision.",
  openTrip: "Open the trip",
  newVersion: "A new version of Caravan is available.",
  reload: "Reload",
  "leave.ask": "{count, plural, one {Sign out and lose a change?} other {Sign out and lose # changes?}}",
  "leave.text":
    "{count, plural, one {# change} other {# changes}} could not be sent yet. Signing out removes all your data from this device, including {count, plural, one {it} other {them}}.",
  "leave.confirm": "Sign out",
  "leave.stay": "Stay",
} as const;

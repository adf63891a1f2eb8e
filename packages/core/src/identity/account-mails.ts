import { codeMinutes, passwordLinkDays } from "./email-codes.ts";

const ignore = "If you did not ask for this, ignore this mail: nothing happens without the code.";

/** Codes are easier to read in two halves. */
const spaced = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code is in the fragment, which browsers do not send to servers. */
const link = (publicUrl: string, path: string, email: string, code: string) =>
  `${publicUrl}${path}#${new URLSearchParams({ email, code })}`;

export const signUpMail = (publicUrl: string, to: string, code: string) => ({
  to,
  subject: "Your code for Caravan",
  text: `Your code to finish creating your Caravan account:\n\n${spaced(code)}\n\nIt works for ${codeMinutes} minutes, together with the password that you chose. If you closed the page:\n${link(publicUrl, "/verify-email", to, code)}\n\n${ignore}\n`,
});

export const existingAccountMail = (publicUrl: string, to: string) => ({
  to,
  subject: "You already have a Caravan account",
  text: `Somebody, probably you, wanted to create a Caravan account with this address. There is one already.\n\nSign in: ${publicUrl}/sign-in\nNew password: ${publicUrl}/reset-password\n\nIf it was not you, ignore this mail: nothing has changed.\n`,
});

export const resetMail = (publicUrl: string, to: string, code: string) => ({
  to,
  subject: "Set a new password for Caravan",
  text: `Your code to set a new password:\n\n${spaced(code)}\n\nIt works for ${codeMinutes} minutes. Or open this page:\n${link(publicUrl, "/reset-password", to, code)}\n\n${ignore}\n`,
});

export const welcomeMail = (publicUrl: string, to: string, url: string) => ({
  to,
  subject: "Your Caravan account",
  text: `An administrator of ${publicUrl} has an account for you. Open this page within ${passwordLinkDays} days to set your password:\n\n${url}\n\nIf you don’t expect this, ignore this mail: nobody can sign in without the password that you set.\n`,
});

export const addressMail = (to: string, code: string) => ({
  to,
  subject: "Confirm your address for Caravan",
  text: `Your code to confirm this address:\n\n${spaced(code)}\n\nType it where you asked for it, within ${codeMinutes} minutes.\n\n${ignore}\n`,
});

export const passwordChangedMail = (publicUrl: string, to: string) => ({
  to,
  subject: "Your Caravan password was changed",
  text: `The password of your Caravan account was changed, and other devices were signed out.\n\nIf it was not you, set a new one now: ${publicUrl}/reset-password\n`,
});

export const passkeyAddedMail = (publicUrl: string, to: string) => ({
  to,
  subject: "A passkey was added to your Caravan account",
  text: `A passkey was added to your Caravan account: it signs in without the password.\n\nIf it was not you, remove it and sign out everywhere: ${publicUrl}/profile\n`,
});

export const addressChangedMail = (publicUrl: string, to: string) => ({
  to,
  subject: "Your Caravan address was changed",
  text: `Your Caravan account now has another e-mail address; this one signs in no more.\n\nIf it was not you, tell whoever runs ${publicUrl}.\n`,
});

export const accountDeletedMail = (to: string) => ({
  to,
  subject: "Your Caravan account was deleted",
  text: "Your Caravan account was deleted, as you asked. Trips that you shared belong to somebody else on them now.\n",
});

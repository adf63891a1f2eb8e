import { said } from "@caravan/domain/words/sentence";
import type { Mail } from "../kernel/queue-mail.ts";
import { codeMinutes, passwordLinkDays } from "./email-codes.ts";

const ignore = said`If you did not ask for this, ignore this email: nothing happens without the code.`;

/** Codes are easier to read in two halves. */
const spaced = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code is in the fragment, which browsers do not send to servers. */
const link = (publicUrl: string, path: string, email: string, code: string) =>
  `${publicUrl}${path}#${new URLSearchParams({ email, code })}`;

export const signUpMail = (publicUrl: string, to: string, code: string): Mail => ({
  to,
  subject: said`Your code for Caravan`,
  text: [
    said`Your code to finish creating your Caravan account:`,
    "",
    spaced(code),
    "",
    said`It works for ${codeMinutes} minutes, together with the password that you chose. If you closed the page:`,
    link(publicUrl, "/verify-email", to, code),
    "",
    ignore,
    "",
  ],
});

export const existingAccountMail = (publicUrl: string, to: string): Mail => ({
  to,
  subject: said`You already have a Caravan account`,
  text: [
    said`Somebody, probably you, wanted to create a Caravan account with this address. There is one already.`,
    "",
    said`Sign in: ${`${publicUrl}/sign-in`}`,
    said`New password: ${`${publicUrl}/reset-password`}`,
    "",
    said`If it was not you, ignore this email: nothing has changed.`,
    "",
  ],
});

export const resetMail = (publicUrl: string, to: string, code: string): Mail => ({
  to,
  subject: said`Set a new password for Caravan`,
  text: [
    said`Your code to set a new password:`,
    "",
    spaced(code),
    "",
    said`It works for ${codeMinutes} minutes. Or open this page:`,
    link(publicUrl, "/reset-password", to, code),
    "",
    ignore,
    "",
  ],
});

export const welcomeMail = (publicUrl: string, to: string, url: string): Mail => ({
  to,
  subject: said`Your Caravan account`,
  text: [
    said`An administrator of ${publicUrl} has created an account for you. Open this page within ${passwordLinkDays} days to set your password:`,
    "",
    url,
    "",
    said`If you weren't expecting this, ignore this email: nobody can sign in without the password that you set.`,
    "",
  ],
});

export const addressMail = (to: string, code: string): Mail => ({
  to,
  subject: said`Confirm your address for Caravan`,
  text: [
    said`Your code to confirm this address:`,
    "",
    spaced(code),
    "",
    said`Type it where you asked for it, within ${codeMinutes} minutes.`,
    "",
    ignore,
    "",
  ],
});

export const passwordChangedMail = (publicUrl: string, to: string): Mail => ({
  to,
  subject: said`Your Caravan password was changed`,
  text: [
    said`The password of your Caravan account was changed, and other devices were signed out.`,
    "",
    said`If it was not you, set a new one now: ${`${publicUrl}/reset-password`}`,
    "",
  ],
});

export const passkeyAddedMail = (publicUrl: string, to: string): Mail => ({
  to,
  subject: said`A passkey was added to your Caravan account`,
  text: [
    said`A passkey was added to your Caravan account. It allows signing in without the password.`,
    "",
    said`If it was not you, remove it and sign out everywhere: ${`${publicUrl}/profile`}`,
    "",
  ],
});

export const addressChangedMail = (publicUrl: string, to: string): Mail => ({
  to,
  subject: said`Your Caravan address was changed`,
  text: [
    said`Your Caravan account now has another email address; you can no longer sign in with this one.`,
    "",
    said`If it was not you, tell whoever runs ${publicUrl}.`,
    "",
  ],
});

export const accountDeletedMail = (to: string): Mail => ({
  to,
  subject: said`Your Caravan account was deleted`,
  text: [
    said`Your Caravan account was deleted, as you asked. Trips that you shared now belong to somebody else on them.`,
    "",
  ],
});

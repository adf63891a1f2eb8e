import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Bestätige, dass du es bist",
  again: "Deine Anmeldung ist eine Weile her. Melde dich noch einmal an, um fortzufahren.",
  signIn: "Noch einmal anmelden",
  byPassword: "Deine Anmeldung ist eine Weile her. Gib dein Passwort ein, um fortzufahren.",
  confirm: "Bestätigen",
  enterPassword: "Gib dein Passwort ein",
} satisfies Translation<typeof en>;

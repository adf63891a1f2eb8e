import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  loading: "Die Einladung wird geladen",
  name: "Einladung",
  invalid: "Diese Einladung gilt nicht mehr",
  invalidText:
    "Sie wurde schon benutzt oder zurückgezogen, oder sie ist abgelaufen. Bitte die Person, die sie geschickt hat, um eine neue.",
  inviting: "<b>{name}</b> lädt dich ein:",
  member: "Ein Mitglied",
  asEditor: "Du kommst als Mitplaner dazu und kannst den Plan sehen und ändern.",
  asViewer: "Du kommst als Leser dazu und kannst die Reise sehen, aber nicht ändern.",
  join: "Mitreisen",
  signedInAs: "Angemeldet als {email}",
  back: "Danach kommst du hierher zurück und kannst mitreisen.",
} satisfies Translation<typeof en>;

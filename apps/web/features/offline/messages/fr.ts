import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "mark.offline":
    "{count, plural, =0 {Pas de connexion} one {Pas de connexion ; # de vos modifications n’est pas envoyée} other {Pas de connexion ; # de vos modifications ne sont pas envoyées}}",
  "mark.signedOut":
    "Vous êtes déconnecté ; {count, plural, one {# de vos modifications n’est pas envoyée} other {# de vos modifications ne sont pas envoyées}}",
  "bar.offline":
    "<b>Pas de connexion.</b> Vous voyez ce qui est conservé ici{count, plural, =0 {.} one { ; # de vos modifications attend.} other { ; # de vos modifications attendent.}}",
  "bar.signedOut":
    "Vous êtes déconnecté. {count, plural, one {# de vos modifications attend} other {# de vos modifications attendent}} ici jusqu’à votre prochaine connexion.",
  tryNow: "Essayer maintenant",
  trying: "Essai en cours…",
  signIn: "Se connecter",
  fleeting: "Ce navigateur ne conserve rien. Laissez cette page ouverte jusqu’à l’envoi de vos modifications.",
  question: "Une modification faite hors ligne attend votre décision.",
  openTrip: "Ouvrir le voyage",
  newVersion: "Une nouvelle version de Caravan est disponible.",
  reload: "Recharger",
  "leave.ask":
    "{count, plural, one {Se déconnecter et perdre une modification ?} other {Se déconnecter et perdre des modifications ?}}",
  "leave.text":
    "{count, plural, one {# de vos modifications n’a pas encore pu être envoyée} other {# de vos modifications n’ont pas encore pu être envoyées}}. La déconnexion retire de cet appareil tout ce qui est à vous, y compris ces modifications.",
  "leave.confirm": "Se déconnecter",
  "leave.stay": "Rester",
} satisfies Translation<typeof en>;

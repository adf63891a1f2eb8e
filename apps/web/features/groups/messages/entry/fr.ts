import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  currency: "Devise",
  yourGroups: "Vos groupes",
  create: "Créer un groupe",
  joinByCode: "Rejoindre avec un code",
  "list.loading": "Chargement de vos groupes",
  "list.failed": "Vos groupes n’ont pas pu être chargés",
  "list.empty": "Aucun groupe pour l’instant",
  "list.emptyText":
    "Vous partez à plusieurs ? Chacun dit quand, où et pour combien. Caravan trouve ce qui convient à tous et montre ce qui bloque.",
  "list.name": "Groupes",
  yourTurn: "À vous",
  orMore: "ou {count} de plus",
  "answered.short": "{answered} sur {members} ont répondu",
  people: "{count, plural, one {# personne} other {# personnes}}",
  youLead: "Vous êtes responsable",
  youCreated: "Créé par vous",
  "join.heading": "Rejoindre un voyage de groupe",
  "join.text": "Saisissez le code reçu. Vous verrez de quoi il s’agit avant de rejoindre le groupe.",
  "join.code": "Code d’accès",
  "join.codeHint": "Huit lettres et chiffres, par exemple K7MP Q2XW. Un lien convient aussi.",
  continue: "Continuer",
  "join.malformed": "Les codes ont huit lettres et chiffres, jamais I, O, 0 ni 1. Vérifiez celui que vous avez reçu.",
  "join.missing": "Saisissez le code reçu.",
  "join.loading": "Chargement du groupe",
  "join.none": "Aucun groupe n’a ce code",
  "join.another": "Saisir un autre code",
  "join.inviting": "<b>{name}</b> vous invite :",
  "join.already": "Vous êtes déjà dans ce groupe.",
  "join.joinedSoFar":
    "{count, plural, one {# personne a rejoint} other {# personnes ont rejoint}} le groupe. Vous direz ensuite quand, où et pour combien. Les autres voient votre nom et vos réponses ; votre budget peut rester privé.",
  openGroup: "Ouvrir le groupe",
  "join.button": "Participer au voyage",
  "join.signedInAs": "Connecté en tant que {email}",
  "join.signInFirst":
    "Vous vous connectez d’abord, puis vous participez aussitôt. Nouveau ici ? <link>Créer un compte</link>",
  creator: "A créé le groupe",
  "new.title": "Décider ensemble",
  "new.text":
    "Créez un groupe et partagez le lien : chacun dit ce qui lui convient, et vous trouvez le voyage qui convient à tous. Tout est facultatif et modifiable plus tard.",
  "new.ready": "{title} est prêt",
  "new.send":
    "Envoyez le lien ou le code à tous ceux qui viennent. Avant de se connecter, ils voient le titre, les dates, les lieux et votre nom.",
} satisfies Translation<typeof en>;

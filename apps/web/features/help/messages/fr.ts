import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  planning: "Préparer",
  "planning.plan": "Comment préparer un voyage ?",
  "planning.plan.1":
    "Dites où vous voulez aller et quand ; tout le reste est facultatif. Dites vos souhaits avec vos propres mots, nous en tenons compte : ce que vous voulez et à quelle fréquence, ce que vous ne voulez pas, qui vient avec vous, et quand vos journées doivent commencer et finir.",
  "planning.plan.2":
    "Vous pouvez nommer plusieurs lieux, comme « Rome, Florence et Venise », ou une région, comme « Toscane ». Les nuits sont alors réparties entre des étapes que vous pouvez modifier au-dessus des jours.",
  "planning.try": "Puis-je essayer sans compte ?",
  "planning.try.1":
    "Oui. Un plan fait en tant qu’invité reste 30 jours dans votre navigateur. Quand vous créez un compte ou vous connectez, il vous suit. Le partage, les groupes, les documents et les agents demandent un compte.",
  "planning.why": "Pourquoi un lieu est-il dans mon plan ?",
  "planning.why.1":
    "Chaque étape dit pourquoi elle est là, ce qu’elle coûte et à quoi faire attention. « Ce qui a été laissé de côté », dans le menu du voyage, indique ce qui ne tenait pas, pourquoi, et un jour où il reste de la place.",
  "planning.check": "Que fait la vérification du plan ?",
  "planning.check.1":
    "Elle signale ce qu’un voyageur attentif changerait : chevauchements, jours de fermeture, trajets impossibles dans le temps prévu, jours sans repas, nuits sans hébergement et budgets qui ne tombent pas juste. Quand il y a une bonne solution, « Corriger » l’applique, et vous pouvez l’annuler.",
  "planning.notFound": "Un lieu est marqué comme introuvable. Qu’est-ce que cela veut dire ?",
  "planning.notFound.1":
    "Il ne figure dans aucune des sources que connaît Caravan : sa position, ses horaires et ses prix ne peuvent donc pas être vérifiés. Confirmez-le si vous savez qu’il existe, ou choisissez-en un autre.",
  changing: "Modifier le plan",
  "changing.move": "Comment déplacer une étape ?",
  "changing.move.1":
    "Faites-la glisser, ou choisissez « Déplacer… » dans son menu. Elle prend l’heure que lui laissent ses voisines, trajet compris. Les étapes réservées ne bougent pas ; si quelque chose ne tient pas, on vous pose la question.",
  "changing.undo": "Puis-je annuler une modification ?",
  "changing.undo.1":
    "Oui. « Annuler » revient sur la dernière modification et « Rétablir » la remet ; les deux disent ce qu’ils changent. L’historique montre qui a modifié quoi et permet d’annuler n’importe quelle modification, même celle d’un agent.",
  "changing.several": "Puis-je modifier plusieurs étapes à la fois ?",
  "changing.several.1":
    "« Sélectionner des étapes », dans le menu d’affichage, place une case à côté de chacune. Déplacez, copiez, mettez de côté ou supprimez toutes celles que vous cochez, en une seule modification qui s’annule d’un coup.",
  "changing.keys": "Y a-t-il des raccourcis clavier ?",
  "changing.keys.1":
    "Appuyez sur ? dans un plan pour voir la liste. Ctrl+K cherche des étapes, des jours, des pages et des actions.",
  "changing.dates": "Que se passe-t-il si je décale les dates d’un voyage ?",
  "changing.dates.1":
    "Les jours suivent. Les étapes des jours qui n’existent plus sont mises de côté au lieu d’être supprimées, et ce qui dépend d’une réservation est signalé.",
  "changing.deleted": "J’ai supprimé quelque chose par erreur.",
  "changing.deleted.1":
    "Les voyages, groupes et documents restent 30 jours dans la corbeille. Vous la trouverez dans le menu du compte.",
  together: "Ensemble",
  "together.share": "Comment partager un voyage ?",
  "together.share.1":
    "« Partager » invite des personnes comme éditeurs ou lecteurs, ou crée un lien public. Le lien ne montre que le plan : jamais les budgets, les personnes ni les numéros de confirmation, et les notes des jours et les réservations seulement si vous le souhaitez. Vous pouvez y mettre fin à tout moment.",
  "together.talk": "Comment discuter du plan ?",
  "together.talk.1":
    "Chaque étape, chaque jour et chaque proposition a ses commentaires. Écrivez le nom de quelqu’un après un @ et le message arrive dans sa boîte de réception, avec les invitations, les propositions et leur issue. L’e-mail quotidien peut être désactivé.",
  "together.agree": "Comment un groupe se met-il d’accord sur les dates, le lieu et le budget ?",
  "together.agree.1":
    "Créez un groupe et envoyez son code. Chacun dit ce qui lui convient ou non. La recherche d’un accord trouve alors ce qui va à tous, ou dit qui n’est pas d’accord sur quoi et quel petit ajustement réglerait la question. Vous pouvez garder pour vous votre budget et vos limites.",
  "together.viewers": "Que peuvent faire les lecteurs ?",
  "together.viewers.1":
    "Ils voient le plan, et leurs modifications deviennent des suggestions. Un éditeur les trouve sous « Propositions » et les accepte une à une ou toutes ensemble.",
  onTheWay: "En route",
  "onTheWay.offline": "Est-ce que cela marche hors ligne ?",
  "onTheWay.offline.1":
    "Oui. Les voyages que vous avez ouverts et ceux à venir restent sur votre appareil avec leur carte et leurs documents. Ce que vous modifiez hors ligne attend et est envoyé dès que vous êtes reconnecté.",
  "onTheWay.today": "À quoi sert « Aujourd’hui » ?",
  "onTheWay.today.1":
    "Il montre ce qui se passe maintenant et ensuite. Si quelque chose est en retard, fermé ou annulé, dites-le : vous recevrez des choix qui gardent le reste de la journée cohérent. Rien ne change avant que vous choisissiez.",
  "onTheWay.calendar": "Comment mettre le voyage dans mon calendrier ou une autre application ?",
  "onTheWay.calendar.1":
    "« Emporter », dans le menu du voyage, propose des fichiers pour calendriers, cartes, tableurs et papier, et une adresse de calendrier secrète qui suit le plan. Gardez cette adresse pour vous ; vous pouvez la renouveler ou y mettre fin.",
  "onTheWay.bring": "Puis-je importer un plan d’ailleurs ?",
  "onTheWay.bring.1":
    "« Importer un voyage », sur la page de vos voyages, lit les fichiers d’un autre Caravan, les calendriers, les cartes, les tableurs et les lieux enregistrés de Google. Vous voyez le résultat avant que quoi que ce soit soit enregistré.",
  "onTheWay.packing": "Comment faire une liste de bagages ?",
  "onTheWay.packing.1":
    "« Avant de partir », au-dessus du plan, contient des listes, pour tous ou pour vous seul. Une nouvelle liste de bagages suggère ce que demandent le climat, les nuits et le plan.",
  money: "Réservations et argent",
  "money.add": "Comment ajouter un vol, un train ou un hôtel ?",
  "money.add.1":
    "Collez la confirmation, importez-la, ou transférez l’e-mail à votre propre adresse, indiquée dans votre profil. Caravan la lit, vous montre ce qu’il a trouvé et n’enregistre rien sans votre accord. Vous pouvez aussi la saisir à la main.",
  "money.books": "Caravan réserve-t-il quelque chose ?",
  "money.books.1": "Non. Il garde la trace de ce que vous avez réservé ailleurs et prépare le plan autour.",
  "money.total": "Que contient le total probable ?",
  "money.total.1":
    "Ce qui est payé, réservé et prévu, plus une estimation de ce qui n’a pas encore de prix, selon son type et la ville. La page indique quelle part de la somme est connue.",
  account: "Compte et vie privée",
  "account.secure": "Comment protéger mon compte ?",
  "account.secure.1":
    "Votre profil propose des clés d’accès, la connexion en deux étapes et la liste des appareils connectés, que vous pouvez déconnecter un à un.",
  "account.leave": "Puis-je emporter mes données, ou partir ?",
  "account.leave.1":
    "Oui, les deux, dans votre profil. L’export contient tout ce qui vous appartient. Avant la suppression d’un compte, vous voyez ce que deviennent les voyages que vous partagez.",
  "account.outside": "Qu’est-ce qui sort de cette installation ?",
  "account.outside.1":
    "Votre profil liste chaque source extérieure, ce qui lui est demandé et quand : seulement les mots d’une recherche ou une zone approximative, jamais de noms ni de dates, ni votre position. Une installation peut toutes les désactiver.",
  agents: "Agents",
  "agents.let": "Comment laisser un assistant travailler sur mes voyages ?",
  "agents.let.1":
    "L’assistant vous montre un code ou ouvre une page ici. Vous voyez qui demande quoi, et choisissez les droits qu’il obtient, pour quels voyages, et si ses modifications demandent votre accord.",
  "agents.stop": "Comment arrêter un assistant ?",
  "agents.stop.1":
    "Révoquez sa clé dans votre profil. « Révoquer et annuler » annule aussi ce qu’il a fait, et dit ce qui ne peut pas l’être.",
  search: "Rechercher dans l’aide",
  nothing: "Aucun résultat. Essayez d’autres mots.",
  found: "Réponses : {found, number} sur {all, number}",
} satisfies Translation<typeof en>;

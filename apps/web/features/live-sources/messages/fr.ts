import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  profile: "Profil",
  title: "Où vont vos données",
  text: "Caravan prépare les voyages à partir de ses propres listes. Ces sources ajoutent ce qu’une liste ne peut savoir. Elles ne reçoivent jamais de noms, de dates, de notes ni de positions exactes, et rien n’en dépend : sans elles, tout le reste marche. L’exploitant de cette installation les active et les désactive.",
  loading: "Chargement des sources",
  failed: "Les sources n’ont pas pu être chargées",
  tiles: "Plan des rues",
  off: "Désactivée",
  on: "Activée",
  "row.asked": "On lui demande",
  "tiles.asked": "Les rues des cartes",
  "row.sent": "On lui envoie",
  "tiles.sent":
    "C’est votre navigateur qui fait la demande : la source reçoit son adresse réseau et les parties de la carte que vous regardez",
  "row.when": "Quand",
  "tiles.when": "Quand une carte est à l’écran",
  "row.now": "Maintenant",
  "tiles.none": "La carte intégrée est affichée",
  "tiles.browser": "Chargé par votre navigateur, pas par le serveur",
  ownServer: "Un serveur choisi par cette installation",
  never: "Jamais interrogée",
  notYet: "Pas interrogée depuis le démarrage du service",
  answered: "A répondu {when}",
  notAnswered: "N’a pas répondu {when}",
  "photon.asked": "Lieux et adresses absents de notre liste",
  "photon.sent": "Les mots recherchés et la ville du voyage, arrondie à environ 11 km",
  "photon.when": "Quand vous cessez de taper en ajoutant une activité",
  "nominatim.asked": "Où se trouve une destination que nous ne connaissons pas",
  "nominatim.sent": "La destination telle que vous l’avez écrite",
  "nominatim.when": "Quand vous préparez un voyage vers un tel lieu",
  "overpass.asked":
    "Ce qui mérite une visite autour d’une ville, et comment joindre un lieu : adresse, téléphone, site web",
  "overpass.sent":
    "La position de la ville, arrondie à environ 1 km ; pour un lieu, le numéro de sa fiche publique ou son nom, et sa position arrondie à environ 11 km",
  "overpass.when":
    "Quand vous préparez un voyage vers une ville que nous ne connaissons pas, y ajoutez quelque chose d’absent de notre liste ou ouvrez la page d’un lieu",
  "weather.asked": "La météo des seize prochains jours",
  "weather.sent": "La ville où vous logez, arrondie à environ 11 km, et son fuseau horaire ; jamais vos dates",
  "weather.when": "Quand vous regardez un voyage proche ou en cours, au plus toutes les trois heures",
  ecb: "Banque centrale européenne",
  "rates.asked": "Les taux de change du jour",
  "rates.sent": "Rien : tout le monde reçoit le même fichier",
  "rates.when": "Quand quelqu’un ouvre « Dépenses », au plus toutes les six heures",
  "wikidata.asked": "Quelle photographie montre un lieu",
  "wikidata.sent":
    "Le numéro de sa fiche publique ou, à défaut, son nom dans notre liste et sa position arrondie à environ 11 km",
  "wikidata.when": "Quand un lieu ou une ville de notre liste est affiché, au plus toutes les deux semaines",
  "commons.asked": "La photographie, son auteur et sa licence",
  "commons.sent": "Le nom du fichier",
  "commons.when":
    "Quand une photographie que le serveur n’a pas encore est affichée ; les navigateurs la reçoivent du serveur",
} satisfies Translation<typeof en>;

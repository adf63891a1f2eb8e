import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Emporter le plan",
  "name.pdf": "PDF",
  "hint.pdf": "À imprimer ou lire hors ligne : couverture, carte et chaque jour",
  "name.ics": "Calendrier",
  "hint.ics": "Chaque étape, vol et hébergement dans son état actuel",
  "name.gpx": "GPX",
  "hint.gpx": "Pour Organic Maps, Garmin et les applis de randonnée",
  "name.kml": "KML",
  "hint.kml": "Pour Google Earth et Google My Maps",
  "name.md": "Texte",
  "hint.md": "Jour par jour, en Markdown",
  "name.csv": "Dépenses",
  "hint.csv": "Dépenses et prix, un par ligne, pour un tableur",
  "name.json": "Tout",
  "hint.json": "Tout le voyage en JSON, à réimporter dans Caravan",
  "name.zip": "Tout avec les documents",
  "hint.zip": "La même chose avec les fichiers de vos documents",
  withNotes: "Avec les notes",
  download: "Télécharger",
  downloadName: "Télécharger {name}",
  calendar: "Un calendrier qui suit le plan",
  calendarText:
    "Abonnez-vous à cette adresse dans votre appli de calendrier. Elle n’est qu’à vous : toute personne qui l’a peut lire le voyage, avec les notes et les numéros de réservation.",
  ended: "L’adresse du calendrier est désactivée",
  address: "Adresse du calendrier",
  copyNow: "Copiez-la maintenant. Elle n’est affichée que cette fois.",
  made: "Créée {when}. Par sécurité, elle n’est plus affichée. Une nouvelle adresse met fin à l’ancienne.",
  open: "Ouvrir dans l’appli de calendrier",
  makeNew: "Créer une nouvelle adresse",
  make: "Créer une adresse",
  end: "Y mettre fin",
  endTitle: "Mettre fin à cette adresse de calendrier ?",
  endText:
    "Les calendriers qui l’utilisent ne reçoivent plus de modifications. Ce qu’ils affichent déjà reste jusqu’à ce que vous l’enleviez.",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Changer les dates",
  start: "Premier jour",
  end: "Dernier jour",
  save: "Changer les dates",
  keepLength: "{count, plural, one {Garder # jour} other {Garder les # jours}}",
  night: "Nuit réservée : {name}",
  same: "Ce sont les dates actuelles du voyage.",
  later: "{count, plural, one {Tout le plan est repoussé d’un jour.} other {Tout le plan est repoussé de # jours.}}",
  earlier: "{count, plural, one {Tout le plan est avancé d’un jour.} other {Tout le plan est avancé de # jours.}}",
  added: "{count, plural, one {Un nouveau jour sans étape : {days}.} other {# nouveaux jours sans étape : {days}.}}",
  removed: "{count, plural, one {Un jour disparaît : {days}.} other {# jours disparaissent : {days}.}}",
  parked: "Mis de côté, pas perdu :",
  kept: "Réservé, donc reste à sa date :",
  segments: "Réservé en dehors des nouvelles dates :",
  and: "{count, plural, one {et # autre} other {et # autres}}",
  changed: "Les dates ont changé entre-temps. Vérifiez-les, puis enregistrez.",
  "legend.night": "Nuit réservée",
  "legend.travel": "Vol ou autre trajet",
} satisfies Translation<typeof en>;

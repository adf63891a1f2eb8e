import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Reisedaten ändern",
  start: "Erster Tag",
  end: "Letzter Tag",
  save: "Zeitraum ändern",
  keepLength: "{count, plural, one {# Tag behalten} other {Alle # Tage behalten}}",
  night: "Nacht gebucht: {name}",
  same: "Das sind die jetzigen Daten der Reise.",
  later:
    "{count, plural, one {Der ganze Plan rückt einen Tag nach hinten.} other {Der ganze Plan rückt # Tage nach hinten.}}",
  earlier:
    "{count, plural, one {Der ganze Plan rückt einen Tag nach vorn.} other {Der ganze Plan rückt # Tage nach vorn.}}",
  added: "{count, plural, one {Ein neuer Tag ohne Stationen: {days}.} other {# neue Tage ohne Stationen: {days}.}}",
  removed: "{count, plural, one {Ein Tag fällt weg: {days}.} other {# Tage fallen weg: {days}.}}",
  parked: "Beiseitegelegt, nicht verloren:",
  kept: "Gebucht und bleibt darum an seinem Datum:",
  segments: "Gebucht außerhalb des neuen Zeitraums:",
  and: "{count, plural, one {und # weitere} other {und # weitere}}",
  changed: "Die Reisedaten haben sich inzwischen geändert. Sieh sie dir an und speichere dann.",
  "legend.night": "Gebuchte Nacht",
  "legend.travel": "Flug, Zug oder andere Fahrt",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "hero.title": "Reisen, die aufgehen",
  "hero.text":
    "Nenne einen Ort und ein paar Tage. Caravan plant sie nach Öffnungszeiten, Wegen und deinem Budget, und der Plan bleibt stimmig, wenn jemand dazukommt, es sich anders überlegt oder der Zug Verspätung hat.",
  demo: "Einen fertigen Plan ansehen",
  "start.where": "Wohin?",
  "start.examples": "Lissabon, Kyoto, die Dolomiten …",
  "start.from": "Von",
  "start.to": "Bis",
  "start.plan": "Reise planen",
  "start.noAccount": "Ein Plan in Sekunden, ganz ohne Konto.",
  yourTrips: "Deine Reisen",
  "value.title": "Was Caravan macht",
  "checks.title": "Der Plan prüft sich selbst",
  "checks.text":
    "Überschneidungen, Ruhetage, zu knappe Wege und Budgets, die nicht aufgehen, siehst du schon beim Bearbeiten – bevor sie dich einen Nachmittag kosten.",
  "groups.title": "Gruppen finden eine Lösung",
  "groups.text":
    "Alle sagen, wann sie können, wohin sie wollen und was sie ausgeben möchten. Caravan findet, was allen passt, und die kleinste Änderung, die den Rest löst.",
  "history.title": "Nichts geht verloren",
  "history.text":
    "Verschieb die Reise, tausch ein Museum, lass einen Agenten einen Tag umstellen. Jede Änderung am Plan wird mit Namen festgehalten und lässt sich rückgängig machen.",
  "closed.when": "Mo 11:00",
  "closed.note": "Montags geschlossen",
  "windows.you": "Du",
  "windows.guest": "Gast",
  "moved.title": "Um zwei Tage verschoben",
  "moved.text": "Gebuchtes bleibt, wo es ist",
  undo: "Rückgängig",
  "example.description":
    "Ein Tag in Lissabon, wie Caravan ihn zeigt: vier nummerierte Stationen mit Uhrzeiten, auf einer Karte am Fluss entlang verbunden.",
  "example.day": "Lissabon · Tag 1",
  "example.title": "Am Fluss entlang",
  "example.fine": "Alles passt",
  "example.onward": "{duration}",
  "example.tower": "Torre de Belém",
  "example.monastery": "Hieronymuskloster",
  "example.lunch": "Mittagessen in der LX Factory",
  "example.market": "Time Out Market",
  day: "Tag {number}",
  "days.hills": "Hügel und Kacheln",
  "days.gardens": "Gärten und Galerien",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "hero.title": "Reisepläne, die aufgehen",
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
  "check.title": "Der Plan prüft sich selbst",
  "check.text":
    "Überschneidungen, Ruhetage, zu knappe Wege und Budgets, die nicht aufgehen, siehst du schon beim Bearbeiten – bevor sie dich einen Nachmittag kosten.",
  "group.title": "Gruppen finden eine Lösung",
  "group.text":
    "Alle sagen, welche Reisedaten sie möchten und wie flexibel sie sind, wohin sie wollen und was sie ausgeben möchten. Caravan findet, was allen passt, und die kleinste Änderung, die den Rest löst.",
  "check.picture":
    "Der Plan eines Tages in Lissabon mit Karte. Die Planprüfung nennt zwei Stationen, die sich überschneiden.",
  "group.picture":
    "Eine Gruppe von drei Personen: was jede zu Zeitraum, Ort und Budget gesagt hat und worin sie sich einig sind.",
  "phone.title": "In der Tasche, auch ohne Verbindung",
  "phone.text":
    "Zieh die Liste so weit über die Karte, wie du magst. Deine Reisen bleiben auf dem Handy, Änderungen warten auf die nächste Verbindung, und unterwegs steht die nächste Station vorn, mit Route.",
  "phone.picture": "Ein Plan auf dem Handy: eine Karte mit nummerierten Stationen, darunter die Liste eines Tages.",
  "assistant.title": "Assistenten fragen zuerst",
  "assistant.text":
    "Verbinde den Assistenten, den du benutzt. Was er ändern will, kommt als Vorschlag, den du annimmst oder ablehnst. Jede Änderung steht mit Namen im Verlauf und lässt sich rückgängig machen.",
  "assistant.picture": "Der Vorschlag eines Assistenten neben dem Plan: ein Fado-Abend, zum Annehmen oder Ablehnen.",
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

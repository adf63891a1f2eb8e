import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Neue Reise",
  title: "Wohin?",
  intro: "Ein Ort und ein Zeitraum genügen. Alles lässt sich später ändern.",
  destination: "Reiseziel",
  start: "Erster Tag",
  end: "Letzter Tag",
  calendar: "Im Kalender wählen",
  "calendar.others": "Eine Reise von dir",
  travelers: "Reisende",
  budget: "Budget",
  currency: "Währung",
  whose: "Wessen Budget",
  forEach: "Pro Person",
  forAll: "{travelers, plural, =2 {Für beide zusammen} one {Für alle # zusammen} other {Für alle # zusammen}}",
  interests: "Interessen",
  interest: "Interesse",
  interestsPlaceholder: "Was magst du?",
  wishes: "Deine Wünsche in eigenen Worten",
  wishesHint:
    "Was du möchtest und wie oft, was du nicht möchtest, wer mitkommt, wann deine Tage beginnen und enden sollen.",
  wishesPlaceholder: "Einmal Fado, ein Tag am Meer und am Samstag ein Abendessen mit Aussicht.",
  style: "Reisestil",
  accommodation: "Unterkunft",
  planned: "Plan sie für mich",
  plannedHint: "Sonst sind die Tage erst einmal leer, und du füllst sie selbst.",
  submit: "Reise planen",
  planning: "{destination} wird geplant",
  creating: "{destination} wird angelegt",
  moment: "Einen Moment",
  "problem.destination": "Wohin möchtest du reisen?",
  "problem.end": "Wähle den letzten Tag.",
  "problem.order": "Der letzte Tag liegt vor dem ersten.",
  "problem.currency": "Gib drei Buchstaben ein, zum Beispiel EUR.",
  "lost.nothing":
    "Die Verbindung ist beim Planen abgebrochen, und es wurde keine Reise gespeichert. Versuch es noch einmal.",
  "lost.saved": "Die Verbindung war kurz unterbrochen; die Reise war da schon gespeichert.",
  "lost.unknown":
    "Caravan war nicht erreichbar. Prüf deine Verbindung; wurde die Reise noch gespeichert, steht sie in deiner Liste.",
} satisfies Translation<typeof en>;

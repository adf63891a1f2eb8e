import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  print: "Imprimir",
  day: "Día {number}",
  nothingYet: "Aún no hay nada planificado.",
  aboutPlace: "Sobre este lugar",
  takeOver: "Un plan para hacerlo tuyo",
  viewOnly: "Compartido contigo, solo para ver",
  days: "{count, plural, one {# día} other {# días}}",
  travelers: "{count, plural, one {# persona} other {# personas}}",
  interests: "Intereses",
  use: "Usar este plan",
  openWhole: "Abrir el plan completo en Caravan",
  planOwn: "Planifica el tuyo",
  map: "Mapa de {trip}",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Cambiar las fechas",
  start: "Primer día",
  end: "Último día",
  save: "Cambiar fechas",
  keepLength: "{count, plural, one {Mantener # día} other {Mantener los # días}}",
  night: "Noche reservada: {name}",
  same: "Estas son las fechas actuales del viaje.",
  later: "{count, plural, one {Todo el plan se retrasa un día.} other {Todo el plan se retrasa # días.}}",
  earlier: "{count, plural, one {Todo el plan se adelanta un día.} other {Todo el plan se adelanta # días.}}",
  added: "{count, plural, one {Un día nuevo sin paradas: {days}.} other {# días nuevos sin paradas: {days}.}}",
  removed: "{count, plural, one {Se quita un día: {days}.} other {Se quitan # días: {days}.}}",
  parked: "Se aparta, no se pierde:",
  kept: "Reservado, así que conserva su fecha:",
  segments: "Reservado fuera de las nuevas fechas:",
  and: "{count, plural, one {y # más} other {y # más}}",
  changed: "Las fechas han cambiado mientras tanto. Revísalas y guarda.",
  "legend.night": "Noche reservada",
  "legend.travel": "Vuelo u otro trayecto",
} satisfies Translation<typeof en>;

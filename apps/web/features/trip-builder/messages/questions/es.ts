import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  refused: "Tu cambio de {what} no se aceptó: {why}",
  "refused.closed": "el viaje no estaba abierto para ti.",
  "gone.note": "El día sobre el que escribiste ya no forma parte del viaje.",
  "gone.deleted": "Alguien ha eliminado {what} entretanto; tú lo {deed, select, moved {moviste} other {cambiaste}}.",
  "gone.day":
    "El día {deed, select, added {al que añadiste {what}} other {al que moviste {what}}} ya no forma parte del viaje.",
  removed: "Eliminaste {what}. Alguien lo cambió entretanto.",
  moved: "Moviste {what}. Otra persona también lo movió.",
  changed: "Tú y otra persona cambiasteis {what}.",
  deed: "{deed, select, added {Añadiste} moved {Moviste} deleted {Eliminaste} wrote {Escribiste} removed {Quitaste} other {Cambiaste}} {what}.",
  quoted: "«{title}»",
  aNote: "la nota de un día",
  thePlan: "el plan",
  asKept: "Tal como se guardó",
  day: "Día",
  dayNotes: "Notas del día",
  nights: "Noches",
  nothing: "nada",
  yes: "sí",
  no: "no",
  aside: "Apartado",
  dayOf: "{date} · Día {number}",
  dayGone: "Un día que ya no existe",
} satisfies Translation<typeof en>;

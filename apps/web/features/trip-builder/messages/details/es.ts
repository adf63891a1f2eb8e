import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  clash:
    "Otra persona ha cambiado los mismos campos mientras tanto. Lo que has escrito sigue aquí: elige en cada campo y guarda.",
  changed: "El viaje ha cambiado mientras tanto. Revísalo y guarda.",
  name: "Título",
  destination: "Destino",
  start: "Fecha de inicio",
  end: "Fecha de fin",
  endHint: "Lo que ya no cabe se aparta, no se pierde.",
  travelers: "Viajeros",
  status: "Estado",
  currency: "Moneda",
  currencyHint: "Tres letras, por ejemplo EUR",
  style: "Estilo de viaje",
  accommodation: "Alojamiento",
  interests: "Intereses",
  interest: "interés",
  notes: "Notas",
  "budget.each": "Presupuesto por persona",
  "budget.all": "Presupuesto para todos",
  "budget.whose": "De quién es el presupuesto",
  "budget.forEach": "Por persona",
  "budget.forAll": "Para todos juntos",
  "budget.differ":
    "Este viaje tiene dos presupuestos distintos, {first} y {second}: cuenta el primero, que es más estricto.",
  "budget.hintEach": "{money} por persona",
  "budget.hintAll":
    "{travelers, plural, =2 {{money} para los dos} one {{money} para los #} other {{money} para los #}}",
} satisfies Translation<typeof en>;

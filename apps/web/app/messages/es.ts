import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Caravan: viajes que encajan",
  description:
    "Caravan convierte un lugar y unas fechas en un plan día a día que respeta horarios, distancias y presupuesto, para una persona o un grupo.",
  "missing.title": "Página no encontrada",
  "missing.heading": "No hay nada en esta dirección",
  "missing.text":
    "Puede que el enlace sea antiguo o que lleve a un viaje al que no tienes acceso. Si te lo ha enviado alguien, pídele que te invite.",
  "missing.trips": "Tus viajes",
} satisfies Translation<typeof en>;

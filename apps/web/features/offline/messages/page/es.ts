import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tryAgain: "Reintentar",
  onDevice: "En este dispositivo",
  asOf: "Actualizado: {when}",
  list: "Tu lista de viajes",
  nothing:
    "Todavía no hay nada guardado en este dispositivo. Los viajes de los próximos treinta días se guardarán cuando abras Caravan aquí con conexión.",
} satisfies Translation<typeof en>;

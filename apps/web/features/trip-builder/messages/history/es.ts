import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Historial",
  text: "Quién cambió qué, lo más reciente primero. Deshacer retira solo ese cambio y conserva los posteriores.",
  loading: "Cargando el historial",
  failed: "No se ha podido cargar el historial",
  empty: "Aún no se ha cambiado nada.",
  done: "Deshecho",
  undone: "· deshecho",
  proposedBy: "Propuesto por",
  approvedBy: "aceptado por",
  rejectedBy: "rechazado por",
} satisfies Translation<typeof en>;

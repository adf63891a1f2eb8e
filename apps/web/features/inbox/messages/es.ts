import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Bandeja de entrada",
  readAll: "Marcar todo como leído",
  loading: "Cargando tu bandeja de entrada",
  failed: "No se ha podido cargar tu bandeja de entrada",
  "empty.title": "Estás al día",
  "empty.text": "Aquí llegan las invitaciones, las propuestas, los comentarios para ti y las rondas de tus grupos.",
  unread: "<hidden>Sin leer: </hidden>{title}",
  notSaved: "No se ha guardado",
} satisfies Translation<typeof en>;

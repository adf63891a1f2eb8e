import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Reenviar confirmaciones",
  text: "Reenvía los correos de aerolíneas y hoteles a tu propia dirección y lo reservado se añade al viaje correcto. Los que no se sabe si son tuyos, y los que cambian o cancelan algo, esperan abajo hasta que los veas.",
  get: "Obtener una dirección",
  yours: "Tu dirección",
  "yours.hint": "Quien la conozca puede enviarte correos para revisar, así que no la compartas.",
  off: "Desactivar",
  new: "Nueva dirección",
  "new.title": "¿Obtener una dirección nueva?",
  "new.text": "La anterior deja de funcionar: actualiza lo que reenvíe a ella.",
  "new.confirm": "Obtener una dirección nueva",
  "off.done": "Desactivada",
  "new.done": "Esta es ahora tu dirección",
  failed: "No ha funcionado",
  saved: "Guardado",
  waiting: "Te espera",
  nothing: "Sin reservas",
  refused: "Rechazado",
  recent: "Correos recientes",
  noSubject: "Sin asunto",
  look: "Verlo",
  openTrip: "Abrir el viaje",
} satisfies Translation<typeof en>;

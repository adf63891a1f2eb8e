import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  loading: "Cargando la invitación",
  name: "Invitación",
  invalid: "Esta invitación ya no es válida",
  invalidText: "Ya se ha usado, se ha retirado o ha caducado. Pide otra a la persona que te la envió.",
  inviting: "<b>{name}</b> te invita a",
  member: "Un miembro",
  asEditor: "Te unirás como editor: podrás ver y cambiar el plan.",
  asViewer: "Te unirás como lector: podrás ver el viaje, pero no cambiarlo.",
  join: "Unirme al viaje",
  signedInAs: "Sesión iniciada como {email}",
  back: "Después volverás aquí para unirte.",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Perfil",
  loading: "Cargando tu cuenta",
  preferences: "Preferencias",
  keys: "Claves de API",
  notifications: "Notificaciones",
  account: "Cuenta",
} satisfies Translation<typeof en>;

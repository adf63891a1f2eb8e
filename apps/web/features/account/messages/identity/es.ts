import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Confirma que eres tú",
  again: "Iniciaste sesión hace un tiempo. Vuelve a iniciarla para continuar.",
  signIn: "Volver a iniciar sesión",
  byPassword: "Iniciaste sesión hace un tiempo. Escribe tu contraseña para continuar.",
  confirm: "Confirmar",
  enterPassword: "Escribe tu contraseña",
} satisfies Translation<typeof en>;

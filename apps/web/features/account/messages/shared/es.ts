import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Nombre",
  email: "Correo electrónico",
  "email.enter": "Escribe una dirección de correo, por ejemplo tu@example.com",
  password: "Contraseña",
  "password.new": "Contraseña nueva",
  "password.set": "Establecer contraseña",
  "password.short": "Usa al menos {count, number} caracteres",
  "password.hint": "Al menos {count, number} caracteres",
  code: "Código",
  "code.hint": "De tu app de autenticación, o uno de tus códigos de recuperación",
  "code.enter": "Escribe el código del correo",
  confirmEmail: "Confirmar correo",
  usePasskey: "Usar una clave de acceso",
  signOut: "Cerrar sesión",
  signedInAs: "Sesión iniciada como {email}",
  "passkey.exists": "Este dispositivo ya tiene una clave de acceso de tu cuenta.",
  "passkey.address": "Las claves de acceso solo funcionan en la dirección propia de esta instalación.",
  "passkey.device": "Este dispositivo no puede guardar claves de acceso que se desbloquean con huella, cara o PIN.",
  "passkey.browser": "El navegador no ha podido usar una clave de acceso. Inténtalo de nuevo o con otro navegador.",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "signIn.empty": "Escribe tu correo y tu contraseña.",
  "signIn.needsCode": "Escribe el código de tu app o un código de recuperación.",
  "signIn.wrongCode": "Ese código no es correcto o ya se ha usado.",
  "signIn.unreachable": "No se ha podido conectar con Caravan. Comprueba tu conexión e inténtalo de nuevo.",
  "signIn.forgot": "¿La has olvidado?",
  signIn: "Iniciar sesión",
  "error.credentials": "Ese correo y esa contraseña no corresponden a ninguna cuenta.",
  "error.tooMany": "Demasiados intentos. Espera un minuto e inténtalo de nuevo.",
  "error.otherWay": "Este correo usa otra forma de iniciar sesión. Entra como la primera vez.",
  "error.link": "Ese enlace ya se ha usado o ha caducado. Pide uno nuevo.",
  "error.secondFactor": "Esta cuenta tiene verificación en dos pasos. Usa tu contraseña y un código.",
  "error.denied": "Esta cuenta no puede iniciar sesión aquí.",
  "error.session": "Inicia sesión para ver esa página.",
  "error.other": "No se ha podido iniciar sesión. Inténtalo de nuevo en un momento.",
  "passkey.refused": "Esa clave de acceso no ha funcionado aquí. Usa tu contraseña u otra clave de acceso.",
  or: "o",
  continueWith: "Continuar con {provider}",
  "link.send": "Enviarme un enlace por correo",
  "link.sent": "Mira tu correo: si {email} tiene una cuenta, el enlace está en camino.",
  "link.failed": "No se ha podido enviar el enlace. Inténtalo de nuevo en un momento.",
  "link.noEmail": "Escribe antes tu correo arriba.",
  "signUp.name": "Dinos cómo te llamas",
  "signUp.taken": "Este correo ya tiene una cuenta",
  "signUp.takenLong": "Ya tienes una cuenta. <link>Inicia sesión</link>",
  "signUp.create": "Crear cuenta",
  "verify.password": "Escribe la contraseña que elegiste",
  "verify.passwordHint": "La que elegiste al crear la cuenta",
  "verify.sent":
    "Hemos enviado un código a <email>{address}</email>. Vale durante 30 minutos. Si no está, mira en la carpeta de spam.",
  "verify.noCode": "Abre otra vez el enlace del correo: este no tiene código.",
  "reset.email": "Escribe el correo de tu cuenta",
  "reset.send": "Enviarme un código por correo",
  "reset.choose":
    "Elige la contraseña de <email>{address}</email>. Al cambiarla se cierra la sesión en todos los dispositivos.",
  "reset.sent":
    "Si <email>{address}</email> tiene una cuenta, el código está en camino. Al cambiar la contraseña se cierra la sesión en todos los dispositivos.",
} satisfies Translation<typeof en>;

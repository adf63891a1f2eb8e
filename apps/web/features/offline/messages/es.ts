import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "mark.offline":
    "{count, plural, =0 {Sin conexión} one {Sin conexión; # cambio tuyo sin enviar} other {Sin conexión; # cambios tuyos sin enviar}}",
  "mark.signedOut": "Tu sesión está cerrada; {count, plural, one {# cambio tuyo} other {# cambios tuyos}} sin enviar",
  "bar.offline":
    "<b>Sin conexión.</b> Ves lo que está guardado aquí{count, plural, =0 {.} one {; # cambio tuyo está esperando.} other {; # cambios tuyos están esperando.}}",
  "bar.signedOut":
    "Tu sesión está cerrada. {count, plural, one {# cambio tuyo espera} other {# cambios tuyos esperan}} aquí hasta que vuelvas a iniciarla.",
  tryNow: "Probar ahora",
  trying: "Probando…",
  signIn: "Iniciar sesión",
  fleeting: "Este navegador no guarda nada para después. Deja esta página abierta hasta que se envíen tus cambios.",
  question: "Un cambio que hiciste sin conexión necesita que decidas algo.",
  openTrip: "Abrir el viaje",
  newVersion: "Hay una versión nueva de Caravan.",
  reload: "Recargar",
  "leave.ask": "{count, plural, one {¿Cerrar sesión y perder un cambio?} other {¿Cerrar sesión y perder cambios?}}",
  "leave.text":
    "{count, plural, one {# cambio tuyo no se ha podido enviar} other {# cambios tuyos no se han podido enviar}} todavía. Al cerrar sesión se borra de este dispositivo todo lo tuyo, también eso.",
  "leave.confirm": "Cerrar sesión",
  "leave.stay": "Quedarme",
} satisfies Translation<typeof en>;

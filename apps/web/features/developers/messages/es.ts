import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  title: "Pruébalo",
  text: "Todos los comandos que tienen los agentes, ejecutados en esta instalación: con tu propia sesión o con una clave.",
  as: "Llamar con",
  session: "Tu sesión",
  key: "Clave de API",
  "key.hint": "Se queda en la memoria de esta página y no se guarda en ningún sitio.",
  verb: "Comando",
  reads: "Solo lee",
  writes: "Cambia tus datos",
  deletes: "Cambia o borra tus datos",
  arguments: "Argumentos (JSON)",
  fields:
    "{count, plural, one {Lo que acepta: # campo} many {Lo que acepta: # campos} other {Lo que acepta: # campos}}",
  run: "Ejecutar",
  runForReal: "Ejecutar de verdad",
  real: "No es un entorno de pruebas: cambia tus viajes de verdad.",
  answer: "Respuesta",
  took: "{ms} ms",
  curl: "Lo mismo con curl",
  "curl.hint": "Pon antes una clave en CARAVAN_KEY.",
  notJson: "Los argumentos no son un objeto JSON. Revisa las comillas y las comas.",
  noKey: "Pega primero una clave o inicia sesión.",
  unreachable: "El servicio no ha respondido. Comprueba tu conexión e inténtalo de nuevo.",
  failed: "No se ha podido cargar la lista de comandos. Recarga la página.",
} satisfies Translation<typeof en>;

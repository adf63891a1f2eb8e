import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  tooLarge: "Esta foto ocupa {size}; el límite es {limit}.",
  megabytes: "{size} MB",
  deleted: "«{name}» eliminada",
  undo: "Deshacer",
  "title.stop": "Fotos de {title}",
  "title.cover": "Portada del viaje",
  "about.stop": "Las ven todas las personas del viaje. No se guarda dónde ni cuándo se hicieron.",
  "about.cover": "La ven todas las personas del viaje, y quien tenga un enlace público solo si el enlace lo permite.",
  noCover: "No usar portada propia",
  add: "Añadir fotos",
  addOne: "Añadir una foto",
  addCover: "Añadir una foto como portada",
  sending: "Enviando…",
  sendingPhoto: "Enviando la foto",
  "none.stop": "Todavía no hay fotos.",
  "none.trip": "Todavía no hay fotos en este viaje.",
  cover: "Portada",
  use: "Usar de portada",
  useNamed: "Usar {name} como portada",
  isCover: "Es la portada",
  delete: "Eliminar {name}",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  currency: "Moneda",
  yourGroups: "Tus grupos",
  create: "Crear grupo",
  joinByCode: "Unirse con un código",
  "list.loading": "Cargando tus grupos",
  "list.failed": "No se han podido cargar tus grupos",
  "list.empty": "Todavía no hay grupos",
  "list.emptyText":
    "¿Viajáis juntos? Cada uno dice cuándo, adónde y por cuánto. Caravan encuentra lo que os va bien a todos y muestra lo que lo impide.",
  "list.name": "Grupos",
  yourTurn: "Te toca",
  orMore: "o {count} más",
  "answered.short": "{answered} de {members} han respondido",
  people: "{count, plural, one {# persona} other {# personas}}",
  youLead: "Coordinas tú",
  youCreated: "Lo creaste tú",
  "join.heading": "Únete a un viaje en grupo",
  "join.text": "Escribe el código que te han dado. Verás para qué es antes de unirte.",
  "join.code": "Código para unirse",
  "join.codeHint": "Ocho letras y cifras, como K7MP Q2XW. También sirve un enlace.",
  continue: "Continuar",
  "join.malformed": "Los códigos tienen ocho letras y cifras, nunca I, O, 0 ni 1. Revisa el que te dieron.",
  "join.missing": "Escribe el código que te dieron.",
  "join.loading": "Cargando el grupo",
  "join.none": "No hay ningún grupo con este código",
  "join.another": "Escribir otro código",
  "join.inviting": "<b>{name}</b> te invita a",
  "join.already": "Ya estás en este grupo.",
  "join.joinedSoFar":
    "{count, plural, one {Se ha unido # persona} other {Se han unido # personas}} hasta ahora. Cuando te unas, dirás cuándo, adónde y por cuánto. Los demás ven tu nombre y tus respuestas; puedes mantener tu presupuesto en privado.",
  openGroup: "Abrir el grupo",
  "join.button": "Unirme al viaje",
  "join.signedInAs": "Sesión iniciada como {email}",
  "join.signInFirst": "Primero inicias sesión y te unes al momento. ¿Es tu primera vez? <link>Crea una cuenta</link>",
  creator: "Creó el grupo",
  "new.title": "Decidid juntos",
  "new.text":
    "Crea un grupo y comparte el enlace: cada uno dice qué le va bien y encontráis el viaje adecuado. Todo es opcional y se puede cambiar después.",
  "new.ready": "{title} está listo",
  "new.send":
    "Envía el enlace o el código a todos los que vienen. Antes de iniciar sesión ven el título, las fechas, los lugares y tu nombre.",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  profile: "Perfil",
  title: "Adónde van los datos",
  text: "Caravan planifica con sus propias listas. Estas fuentes añaden lo que una lista no puede saber. Nunca reciben nombres, fechas, notas ni ubicaciones exactas, y nada depende de ellas: sin ellas todo lo demás funciona. Quien gestiona esta instalación las activa y desactiva.",
  loading: "Cargando las fuentes",
  failed: "No se han podido cargar las fuentes",
  tiles: "Calles del mapa",
  off: "Desactivada",
  on: "Activada",
  "row.asked": "Se pregunta",
  "tiles.asked": "Las calles en los mapas",
  "row.sent": "Se envía",
  "tiles.sent": "La petición sale de tu navegador: se envían su dirección IP y las partes del mapa que miras",
  "row.when": "Cuándo",
  "tiles.when": "Cuando hay un mapa en pantalla",
  "row.now": "Ahora",
  "tiles.none": "Se muestra el mapa incluido",
  "tiles.browser": "Lo carga tu navegador, no el servidor",
  ownServer: "Un servidor elegido por esta instalación",
  never: "Nunca se pregunta",
  notYet: "Sin preguntar desde que arrancó el servicio",
  answered: "Respondió {when}",
  notAnswered: "No respondió {when}",
  "photon.asked": "Lugares y direcciones que nuestra lista no tiene",
  "photon.sent": "Las palabras del buscador y la ciudad del viaje, redondeada a unos 11 km",
  "photon.when": "Cuando dejas de escribir al añadir una actividad",
  "nominatim.asked": "Dónde está un destino que no conocemos",
  "nominatim.sent": "El destino tal como lo escribiste",
  "nominatim.when": "Cuando planificas un viaje a un lugar así",
  "overpass.asked":
    "Qué merece una visita cerca de una ciudad y cómo contactar con un lugar: dirección, teléfono, sitio web",
  "overpass.sent":
    "La ubicación de la ciudad, redondeada a 1 km aproximadamente; de un lugar, el número de su ficha pública o su nombre, y su ubicación redondeada a unos 11 km",
  "overpass.when":
    "Cuando planificas un viaje a una ciudad que no conocemos, añades allí algo que nuestra lista no tiene o abres la página de un lugar",
  "weather.asked": "El tiempo de los próximos dieciséis días",
  "weather.sent": "La ciudad donde te alojas, redondeada a unos 11 km, y su zona horaria; nunca tus fechas",
  "weather.when": "Cuando miras un viaje próximo o en curso, como mucho cada tres horas",
  ecb: "Banco Central Europeo",
  "rates.asked": "Los tipos de cambio del día",
  "rates.sent": "Nada: todos reciben el mismo archivo",
  "rates.when": "Cuando alguien abre «Gastos», como mucho cada seis horas",
  "wikidata.asked": "Qué fotografía muestra un lugar",
  "wikidata.sent":
    "El número de su ficha pública o, si no la hay, el nombre que tiene en nuestra lista y su ubicación redondeada a unos 11 km",
  "wikidata.when": "Cuando se muestra un lugar o una ciudad de nuestra lista, como mucho cada dos semanas",
  "commons.asked": "La fotografía, su autor y su licencia",
  "commons.sent": "El nombre del archivo",
  "commons.when":
    "Cuando se muestra una fotografía que el servidor aún no tiene; los navegadores la reciben del servidor",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Nuevo viaje",
  title: "¿Adónde?",
  intro: "Con un lugar y unas fechas basta. Todo se puede cambiar después.",
  destination: "Destino",
  start: "Fecha de inicio",
  end: "Fecha de fin",
  calendar: "Elegir en un calendario",
  "calendar.others": "Un viaje tuyo",
  travelers: "Viajeros",
  budget: "Presupuesto",
  currency: "Moneda",
  whose: "De quién es el presupuesto",
  forEach: "Por persona",
  forAll:
    "{travelers, plural, =2 {Para los dos} one {Para los # en total} many {Para los # en total} other {Para los # en total}}",
  interests: "Intereses",
  interest: "interés",
  interestsPlaceholder: "¿Qué te gusta?",
  wishes: "Tus deseos con tus propias palabras",
  wishesHint:
    "Qué quieres y con qué frecuencia, qué no quieres, quién te acompaña, a qué hora deben empezar y acabar tus días.",
  wishesPlaceholder: "Fado una vez, un día en el mar y el sábado una cena con vistas.",
  style: "Estilo de viaje",
  accommodation: "Alojamiento",
  planned: "Planifícalo por mí",
  plannedHint: "Si lo desactivas, los días empiezan vacíos y los rellenas tú.",
  submit: "Planificar viaje",
  planning: "Planificando {destination}",
  creating: "Creando {destination}",
  moment: "Un momento",
  "problem.destination": "¿Adónde quieres ir?",
  "problem.end": "Elige el último día.",
  "problem.order": "El último día es anterior al primero.",
  "problem.currency": "Usa tres letras, por ejemplo EUR.",
  "lost.nothing": "La conexión se cortó durante la planificación y no se guardó ningún viaje. Inténtalo de nuevo.",
  "lost.saved": "La conexión se cortó un momento; el viaje ya estaba guardado.",
  "lost.unknown":
    "No se ha podido conectar con Caravan. Comprueba tu conexión; si el viaje llegó a guardarse, está en tu lista de viajes.",
} satisfies Translation<typeof en>;

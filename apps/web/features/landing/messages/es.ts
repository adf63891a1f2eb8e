import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "hero.title": "Viajes que encajan",
  "hero.text":
    "Di un lugar y unas fechas. Caravan organiza los días según horarios, distancias y tu presupuesto, y el plan sigue en pie cuando se suma gente, cambian las ideas o el tren se retrasa.",
  demo: "Ver un plan terminado",
  "start.where": "¿Adónde?",
  "start.examples": "Lisboa, Kioto, los Dolomitas…",
  "start.from": "Desde",
  "start.to": "Hasta",
  "start.plan": "Planificar mi viaje",
  "start.noAccount": "Un plan en segundos, sin necesidad de cuenta.",
  yourTrips: "Tus viajes",
  "value.title": "Qué hace Caravan",
  "checks.title": "El plan se revisa solo",
  "checks.text":
    "Solapamientos, días de cierre, trayectos que no dan tiempo y presupuestos que no cuadran: te avisamos mientras editas, antes de que te cuesten una tarde.",
  "groups.title": "Los grupos se ponen de acuerdo",
  "groups.text":
    "Cada persona dice cuándo puede viajar, adónde iría y cuánto puede gastar. Caravan encuentra lo que os va bien a todos y el cambio más pequeño que resolvería el resto.",
  "history.title": "No se pierde nada",
  "history.text":
    "Mueve las fechas, cambia un museo, deja que un agente reorganice un día. Cada cambio del plan queda anotado con su autor y se puede deshacer.",
  "closed.when": "lun 11:00",
  "closed.note": "Cerrado los lunes",
  "windows.you": "Tú",
  "windows.guest": "Otra",
  "moved.title": "Fechas movidas dos días",
  "moved.text": "Lo reservado sigue en su sitio",
  undo: "Deshacer",
  "example.description":
    "Un día en Lisboa tal como lo muestra Caravan: cuatro paradas numeradas con horas, unidas por una ruta en un mapa junto al río.",
  "example.day": "Lisboa · día 1",
  "example.title": "Junto al río",
  "example.fine": "Todo encaja",
  "example.onward": "a {duration}",
  "example.tower": "Torre de Belém",
  "example.monastery": "Monasterio de los Jerónimos",
  "example.lunch": "Comida en LX Factory",
  "example.market": "Time Out Market",
  day: "Día {number}",
  "days.hills": "Colinas y azulejos",
  "days.gardens": "Jardines y galerías",
} satisfies Translation<typeof en>;

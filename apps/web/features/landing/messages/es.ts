import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "hero.title": "Viajes que encajan",
  "hero.text":
    "Di un lugar y unas fechas. Caravan organiza los días según horarios, distancias y tu presupuesto, y el plan sigue en pie cuando se suma gente, alguien cambia de idea o el tren se retrasa.",
  demo: "Ver un plan terminado",
  "start.where": "¿Adónde vas?",
  "start.examples": "Lisboa, Kioto, los Dolomitas…",
  "start.from": "Desde",
  "start.to": "Hasta",
  "start.plan": "Planificar mi viaje",
  "start.noAccount": "Un plan en segundos, sin necesidad de cuenta.",
  yourTrips: "Tus viajes",
  "value.title": "Qué hace Caravan",
  "check.title": "El plan se revisa solo",
  "check.text":
    "Solapamientos, días de cierre, trayectos para los que no hay tiempo y presupuestos que no cuadran: te avisamos mientras editas, antes de que te cuesten una tarde.",
  "group.title": "Los grupos se ponen de acuerdo",
  "group.text":
    "Cada persona dice qué fechas de viaje prefiere y cuánto pueden moverse, adónde iría y cuánto puede gastar. Caravan encuentra lo que os va bien a todos y el cambio más pequeño que resolvería el resto.",
  "check.picture": "El plan de un día en Lisboa con su mapa. La revisión señala dos paradas que se solapan.",
  "group.picture": "Un grupo de tres: lo que cada persona dijo de fechas, lugares y presupuesto, y en qué coinciden.",
  "phone.title": "En el bolsillo, también sin conexión",
  "phone.text":
    "Sube la lista sobre el mapa hasta donde quieras. Tus viajes se quedan en el móvil, los cambios esperan a la próxima conexión y, de camino, la siguiente parada aparece en primer plano con indicaciones para llegar.",
  "phone.picture": "Un plan en el móvil: un mapa con paradas numeradas y, debajo, la lista de un día.",
  "assistant.title": "Los asistentes preguntan antes",
  "assistant.text":
    "Conecta el asistente que usas. Lo que quiere cambiar llega como propuesta, que aceptas o rechazas. Cada cambio queda anotado con quien lo hizo y se puede deshacer.",
  "assistant.picture":
    "La propuesta de un asistente junto al plan: una noche de fado, con botones para aceptar o rechazar.",
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

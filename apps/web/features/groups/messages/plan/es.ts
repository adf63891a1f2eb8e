import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  cancel: "Cancelar",
  "plan.title": "Planificar el viaje",
  "plan.planning": "Planificando {place}",
  "plan.for":
    "Para {count, plural, one {# persona} other {# personas}}, con los lugares fijados en el tablero. Todos podrán cambiarlo.",
  "plan.update": "Actualizar el plan",
  "plan.make": "Hacer el plan",
  "plan.resultMissing": "No se ha podido cargar el resultado de las rondas. Escribe tú el lugar y las fechas.",
  "plan.newVersion": "Hacer otra versión",
  "plan.updateMeans":
    "El plan se hace de nuevo desde cero. Lo fijado o reservado se mantiene y el resto se puede deshacer.",
  "plan.newVersionMeans": "El grupo sigue con un viaje nuevo. El anterior se queda como está, con su gente.",
  "plan.whatWithCurrent": "Qué hacer con el plan actual",
  "plan.destination": "Destino",
  "plan.start": "Fecha de inicio",
  "plan.end": "Fecha de fin",
  "plan.style": "Estilo de viaje",
} satisfies Translation<typeof en>;

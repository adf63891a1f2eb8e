import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Viajes",
  archive: "Archivo",
  import: "Importar una confirmación",
  bring: "Traer un viaje",
  new: "Nuevo viaje",
  trash: "Papelera",
  loading: "Cargando tus viajes",
  failed: "No se han podido cargar tus viajes",
  noArchive: "No hay nada en el archivo",
  noArchiveText: "Los viajes que archivas salen de tu lista y esperan aquí. Para los demás no cambia nada.",
  empty: "Aún no hay viajes",
  emptyText: "Di un lugar y unas fechas. Caravan organiza los días; tú cambias lo que quieras.",
  first: "Planifica tu primer viaje",
  "group.now": "Ahora",
  "group.next": "Próximos",
  "group.past": "Pasados",
  "group.cancelled": "Cancelados",
  "back.done": "«{title}» vuelve a estar entre tus viajes",
  back: "Volver a tus viajes",
  canEdit: "Puedes editar",
  viewOnly: "Solo lectura",
  travelers: "{count, plural, one {# viajero} many {# viajeros} other {# viajeros}}",
  waiting: "{count, plural, one {# propuesta pendiente} other {# propuestas pendientes}}",
  again: "Repetir viaje",
} satisfies Translation<typeof en>;

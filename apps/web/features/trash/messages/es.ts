import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "Papelera",
  about: "Lo que eliminas se queda aquí {days, number} días. Después se elimina definitivamente.",
  loading: "Cargando la papelera",
  failed: "No se ha podido cargar la papelera",
  empty: "La papelera está vacía",
  "empty.text": "Aquí puedes restaurar los viajes, grupos y documentos eliminados.",
  "kind.trip": "{of, select, yes {Viaje de <trip></trip>} other {Viaje}}",
  "kind.group_trip": "{of, select, yes {Grupo de <trip></trip>} other {Grupo}}",
  "kind.document": "{of, select, yes {Documento de <trip></trip>} other {Documento}}",
  deletedWhen: "eliminado {when}",
  daysLeft: "{count, plural, one {queda # día} other {quedan # días}}",
  lastDay: "último día",
  restore: "Restaurar<hidden> {title}</hidden>",
  deleteNamed: "Eliminar definitivamente {title}",
  ask: "¿Eliminar «{title}» definitivamente?",
  askThis: "¿Eliminarlo definitivamente?",
  "ask.text": "Después no se podrá restaurar.",
  delete: "Eliminar definitivamente",
  deleted: "Eliminado definitivamente",
  emptyIt: "Vaciar la papelera",
  "emptyIt.ask": "¿Eliminar definitivamente todo lo que hay aquí?",
  "emptyIt.text":
    "Se eliminarán tus viajes, grupos y documentos de la papelera con sus archivos. No se puede deshacer.",
  groupTrip: "Viaje en grupo",
  untitled: "Sin título",
} satisfies Translation<typeof en>;

import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  planning: "Planificar",
  "planning.plan": "¿Cómo planifico un viaje?",
  "planning.plan.1":
    "Di adónde quieres ir y cuándo; lo demás es opcional. Tus deseos cuentan con tus propias palabras: qué quieres y con qué frecuencia, qué no quieres, quién viene y a qué hora deben empezar y terminar tus días.",
  "planning.plan.2":
    "Puedes nombrar varios lugares, como «Roma, Florencia y Venecia», o una región, como «Toscana». Las noches se reparten entonces entre paradas que puedes cambiar encima de los días.",
  "planning.try": "¿Puedo probarlo sin cuenta?",
  "planning.try.1":
    "Sí. Un plan que haces como invitado se queda 30 días en tu navegador. Cuando creas una cuenta o inicias sesión, va contigo. Para compartir, los grupos, los documentos y los agentes necesitas una cuenta.",
  "planning.why": "¿Por qué está un lugar en mi plan?",
  "planning.why.1":
    "Cada parada dice por qué está ahí, cuánto cuesta y en qué hay que fijarse. «Lo que se quedó fuera», en el menú del viaje, muestra lo que no cabía, el motivo y un día en el que aún hay sitio.",
  "planning.check": "¿Qué hace la revisión del plan?",
  "planning.check.1":
    "Señala lo que cambiaría un viajero prudente: solapamientos, días de cierre, trayectos para los que no hay tiempo, días sin comer, noches sin alojamiento y presupuestos que no cuadran. Cuando hay una buena solución, «Arreglar» la aplica, y puedes deshacerla.",
  "planning.notFound": "Un lugar está marcado como no encontrado. ¿Qué significa?",
  "planning.notFound.1":
    "No está en ninguna de las fuentes que conoce Caravan, así que no se pueden comprobar su ubicación, horario ni precios. Confírmalo si sabes que existe, o elige otro.",
  changing: "Cambiar el plan",
  "changing.move": "¿Cómo muevo una parada?",
  "changing.move.1":
    "Arrástrala o elige «Mover a…» en su menú. Recibe la hora que le dejan sus vecinas, con el trayecto. Las paradas reservadas se quedan donde están; si algo no cabe, te preguntamos.",
  "changing.undo": "¿Puedo deshacer un cambio?",
  "changing.undo.1":
    "Sí. «Deshacer» anula el último cambio y «Rehacer» lo recupera; los dos dicen qué cambian. El historial muestra quién cambió qué y permite deshacer cualquier cambio, también lo que hizo un agente.",
  "changing.several": "¿Puedo cambiar varias paradas a la vez?",
  "changing.several.1":
    "«Seleccionar paradas», en el menú de vista, pone una casilla junto a cada una. Mueve, copia, aparta o elimina todas las marcadas, como un solo cambio que se deshace de una vez.",
  "changing.keys": "¿Hay atajos de teclado?",
  "changing.keys.1": "Pulsa ? en un plan para ver la lista. Ctrl+K busca paradas, días, páginas y acciones.",
  "changing.dates": "¿Qué pasa si cambio las fechas de un viaje?",
  "changing.dates.1":
    "Los días se mueven también. Las paradas de los días que ya no existen se apartan en lugar de eliminarse, y se señala lo que depende de una reserva.",
  "changing.deleted": "He eliminado algo sin querer.",
  "changing.deleted.1":
    "Los viajes, grupos y documentos se quedan 30 días en la papelera. La encontrarás en el menú de la cuenta.",
  together: "En grupo",
  "together.share": "¿Cómo comparto un viaje?",
  "together.share.1":
    "«Compartir» invita a personas como editoras o lectoras, o crea un enlace público. El enlace solo muestra el plan: nunca presupuestos, personas ni números de confirmación, y las notas del día y las reservas solo si tú lo dices. Puedes retirarlo cuando quieras.",
  "together.talk": "¿Cómo hablamos del plan?",
  "together.talk.1":
    "Cada parada, cada día y cada propuesta tiene comentarios. Escribe el nombre de alguien después de una @ y le llegará a su bandeja de entrada, junto con las invitaciones, las propuestas y su resultado. El correo diario se puede desactivar.",
  "together.agree": "¿Cómo se pone de acuerdo un grupo sobre fechas, lugar y presupuesto?",
  "together.agree.1":
    "Crea un grupo y envía su código. Cada persona dice qué le va bien y qué no. «Buscar un acuerdo» encuentra entonces lo que le sirve a todo el mundo, o dice quién discrepa en qué y qué cambio mínimo lo resolvería. Puedes mantener en privado tu presupuesto y tus límites.",
  "together.viewers": "¿Qué pueden hacer los lectores?",
  "together.viewers.1":
    "Ven el plan, y sus cambios se convierten en sugerencias. Un editor las encuentra en «Propuestas» y las acepta una a una o todas a la vez.",
  onTheWay: "En ruta",
  "onTheWay.offline": "¿Funciona sin conexión?",
  "onTheWay.offline.1":
    "Sí. Los viajes que has abierto y los próximos se quedan en tu dispositivo con su mapa y sus documentos. Lo que cambias sin conexión espera y se envía cuando vuelves a conectarte.",
  "onTheWay.today": "¿Qué hace «Hoy»?",
  "onTheWay.today.1":
    "Muestra lo que toca ahora y después. Si algo se retrasa, está cerrado o se cancela, dilo y recibirás opciones que mantienen en orden el resto del día. Nada cambia antes de que elijas.",
  "onTheWay.calendar": "¿Cómo llevo el viaje a mi calendario o a otra app?",
  "onTheWay.calendar.1":
    "«Llévatelo», en el menú del viaje, tiene archivos para calendarios, mapas, tablas y papel, y una dirección de calendario secreta que sigue al plan. No compartas esa dirección; puedes renovarla o retirarla.",
  "onTheWay.bring": "¿Puedo traer un plan de otro sitio?",
  "onTheWay.bring.1":
    "«Traer un viaje», en la página de tus viajes, lee archivos de otro Caravan, calendarios, mapas, tablas y lugares guardados de Google. Ves en qué se convierte antes de que se guarde nada.",
  "onTheWay.packing": "¿Cómo hago una lista de equipaje?",
  "onTheWay.packing.1":
    "«Antes de salir», encima del plan, tiene listas para todos o solo para ti. Una lista de equipaje nueva sugiere lo que piden el clima, las noches y el plan.",
  money: "Reservas y dinero",
  "money.add": "¿Cómo añado un vuelo, un tren o un hotel?",
  "money.add.1":
    "Pega la confirmación, súbela o reenvía el correo a tu propia dirección, que está en tu perfil. Caravan la lee, te muestra lo que ha encontrado y no guarda nada hasta que lo aceptas. También puedes introducirlo a mano.",
  "money.books": "¿Caravan reserva algo?",
  "money.books.1": "No. Guarda lo que has reservado en otros sitios y planifica en torno a ello.",
  "money.total": "¿Qué incluye el total probable?",
  "money.total.1":
    "Lo pagado, lo reservado y lo planificado, más una estimación de lo que aún no tiene precio, según su tipo y la ciudad. La página dice qué parte de la suma se conoce.",
  account: "Cuenta y privacidad",
  "account.secure": "¿Cómo protejo mi cuenta?",
  "account.secure.1":
    "En tu perfil hay claves de acceso, verificación en dos pasos y una lista de los dispositivos con sesión iniciada; puedes cerrar la sesión en cada uno.",
  "account.leave": "¿Puedo llevarme mis datos o irme?",
  "account.leave.1":
    "Sí, las dos cosas, en tu perfil. La exportación contiene todo lo que es tuyo. Antes de eliminar una cuenta ves qué pasa con los viajes que compartes.",
  "account.outside": "¿Qué sale de esta instalación?",
  "account.outside.1":
    "Tu perfil enumera cada fuente externa, qué se le pregunta y cuándo: solo las palabras de una búsqueda o una zona aproximada, nunca nombres, fechas ni tu ubicación. Una instalación puede desactivarlas todas.",
  agents: "Agentes",
  "agents.let": "¿Cómo dejo que un asistente trabaje en mis viajes?",
  "agents.let.1":
    "El asistente te muestra un código o abre una página aquí. Ves quién pide qué y eliges qué permisos recibe, para qué viajes y si sus cambios necesitan tu aprobación.",
  "agents.stop": "¿Cómo detengo a un asistente?",
  "agents.stop.1":
    "Revoca su clave en tu perfil. «Revocar y deshacer» también deshace lo que ha hecho, y dice lo que no se puede deshacer.",
  search: "Buscar en la ayuda",
  nothing: "No se ha encontrado nada. Prueba con otras palabras.",
  found: "{found, number} de {all, number} respuestas",
} satisfies Translation<typeof en>;

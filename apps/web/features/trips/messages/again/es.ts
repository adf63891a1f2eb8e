import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  use: "Usar este plan",
  again: "Repetir viaje",
  text: "Los días de «{title}» en nuevas fechas, como un viaje tuyo. Las reservas, las personas y el dinero se quedan en el anterior.",
  mine: "Hacerlo mío",
  first: "Primer día",
  was: "Fue el {date}.",
} satisfies Translation<typeof en>;

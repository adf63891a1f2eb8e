import type { Pair } from "../structure/pairs.ts";

/** "10:30発": such a label speaks of what stands before it. */
function isAfterClock(text: string, { label }: Pair): boolean {
  return /^[発着]$/.test(label.text) && /[\d時分]/.test(text.charAt(label.start - 1));
}

const insideNames = new Set(["de", "da", "do", "di", "a", "z", "an", "du"]);
const journeyWord =
  /(?:^|[^\p{L}])(?:vuelo|tren|viaje|trayecto|billete|ruta|vol|train|trajet|voyage|billet|volo|treno|viaggio|tratta|biglietto|voo|comboio|viagem|trecho|bilhete|flight|trip|journey|ticket|flug|zug|fahrt|vlucht|trein|reis|ida|vuelta|andata|ritorno|volta|aller|retour|salida|partida|depart|départ|partenza)s?\s*$/iu;

/** "Madrid-Puerta de Atocha", "Estación da Luz": the little word between two parts of a name is no label. */
export function isInsideName(text: string, pair: Pair): boolean {
  if (isAfterClock(text, pair)) return true;
  if (isOfClock(text, pair)) return false;
  // Frankfurt's code is Danish for "from".
  if (/^[A-Z]{3}$/.test(pair.label.text) && pair.how !== "colon") return !/^(?:VON|VAN|DEP|ARR)$/.test(pair.label.text);
  // "Brno, AN u hotelu Grand": an abbreviation in a name.
  if (/^[A-Z]{2}$/.test(pair.label.text) && pair.how === "inline" && /\p{Ll}{2} ?,? $/u.test(beforeOf(text, pair)))
    return true;
  if (
    !insideNames.has(pair.label.text.toLowerCase()) ||
    pair.how === "colon" ||
    pair.how === "column" ||
    pair.how === "below"
  )
    return false;
  const before = beforeOf(text, pair);
  return /[\p{Lu}][\p{L}.'’-]*\s$/u.test(before) && !journeyWord.test(before);
}

const abbreviated = /^(?:ab|an|dep|arr|af|av|od|odj|prij)$/i;

/** "Berlin Hbf ab 09:26", "Wien (VIE) an 08:20": behind a place and before a clock such a label speaks of the clock alone. */
export function isOfClock(text: string, pair: Pair): boolean {
  if (!abbreviated.test(pair.label.text) || pair.how === "colon" || !/^\.? ?\d{1,2}[:.h]\d\d/.test(pair.value.text))
    return false;
  const before = beforeOf(text, pair);
  return /(?:\)|(?:^|[^\p{L}])\p{Lu}[\p{L}.'’-]*) \(?$/u.test(before) && !journeyWord.test(before);
}

function beforeOf(text: string, { label }: Pair): string {
  return text.slice(Math.max(0, label.start - 24), label.start);
}

import type { Span, TravelData } from "../reading.ts";
import type { Mode } from "./mode.ts";
import { airportsOf, type Place, tidyName, withoutPlatform } from "./places.ts";

/** "Roma Termini", "Frankfurt am Main": every word but short ones begins with a capital letter. */
export function allCapitals(name: string): boolean {
  return name.split(/[\s-]+/).every((word) => /^[\p{Lu}\p{Lo}(\d]/u.test(word) || word.length <= 3 || word === "hl.n.");
}

const begins = /^[\p{Lu}\p{Lo}][\p{L}.'’-]*/u;
const goesOn =
  /^(?:[ -](?:(?:de|di|du|del|da|do|dos|la|le|am|an der|of|upon|sur|aan|den) )?(?:[\p{Lu}][\p{L}.'’-]*|hl\.n\.)| \([\p{L} .]{2,20}\))/u;
const MOST_WORDS = 6;

/** The name with which words of a sentence begin: "São Paulo" of "São Paulo está aberto". */
export function leadingName(text: string): string {
  let end = begins.exec(text)?.[0].length ?? 0;
  for (let count = 1; count < MOST_WORDS && end > 0; count++) {
    const more = goesOn.exec(text.slice(end, end + 60))?.[0].length ?? 0;
    if (more === 0) break;
    end += more;
  }
  return text.slice(0, end).replace(/[.'’-]+$/, "");
}

const notNames =
  /^(?:economy|business|first|premium|class|classe|klasse|status|confirmed|bestatigt|confirme|confirmado|confirmada|confermato|seat|sitz|terminal|gate|boarding|passenger|passagier|date|time|total|adults?|erwachsener?|direct|non-?stop|nonstop|details?|flight|train|operated by|duration|mr|mrs|ms|herrn?|frau|monsieur|madame|mme|sra?|srta|sig|signora?|dhr|mevr|ok|n\/a|local time|uhr|airbus|boeing|yes|no|none|am|pm|hinfahrt|ruckfahrt|hinflug|ruckflug|outbound|return|inbound|aller|retour|ida|vuelta|andata|ritorno|volta|standard|comfort|2nd class|1st class|important|information|air|rail|bahn|zug|flug|vol|treno|volo|tren|vuelo|billettkvittering|kvittering|receipt|sales receipt|adult|lv|ar)(?![a-z])/i;
/** What a mail says to its reader, and how it ends. */
const notOfPlaces =
  /^(?:your|ihr|ihre|ihren|ihrem|ihrer|dein|deine|unser|unsere|votre|vos|notre|uw|jouw|je|tu|tus|su|sus|il tuo|la tua|il suo|la sua|o seu|a sua|os seus|we|thank|thanks|herzliche?|viele|freundliche|beste|best|kind|warm|regards|sincerely|yours|cordialement|bien a vous|saludos|un saludo|atentamente|cordiali|distinti|saluti|cumprimentos|atenciosamente|met vriendelijke|vriendelijke|groet(?:en)?|a presto|a bientot|mit freundlichen|gruss|liebe grusse)(?![a-z])/;
/** Parts of a ticket that have capital letters as well. */
const ofTickets =
  /(?<![a-z])(?:seats?|sitzplatz|reserved|reserviert|reservierung|ticket|fare|adulto?|erwachsener?|siege|asiento|assento|stoel|class|klasse|classe|clase)(?![a-z])|[席号]/;

/** Whether words could be the name of a place: they begin like a name and are few. */
export function isNameLike(name: string): boolean {
  if (name.length < 2 || name.length > 70 || !/^[\p{Lu}\p{Lo}(]/u.test(name.replace(/^(?:s'|'t |d'|l')/i, "X")))
    return false;
  if (/[@:;!?=<>{}\\：。、£€$¥]|\d{3}|https?|www\./.test(name) || !/\p{L}{2}/u.test(name)) return false;
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "");
  if (notNames.test(plain) || notOfPlaces.test(plain.toLowerCase()) || ofTickets.test(plain.toLowerCase()))
    return false;
  const words = name.split(" ");
  // Sentences have many words without capitals.
  return words.length <= 8 && words.filter((word) => word.length > 3 && /^\p{Ll}/u.test(word)).length < 2;
}

/** What joins a place to what follows it in a sentence. */
export const trailingWord =
  /\s+(?:on|at|um|am|vom|du|del|le|el|il|op|om|à|a las|a|alle|às|em|dia|the|den|and|und|et|y|e|en|to|nach|naar|per|with|mit|avec|con|com|met)\s*$/iu;

/** Small words inside the names of stations. */
const joining = new Set(
  "del des der den dem les lès aux sur sous dos das upon under bei nad pod aan zee van dei delle della degli and und hlavní nádraží stasjon station asema centrum hl.n. město staré grand".split(
    " ",
  ),
);

export function placeFrom(span: Span, text: string, mode: Mode, data: TravelData): Place | null {
  const name = tidyName(text).replace(trailingWord, "");
  if (!isNameLike(name)) return null;
  if (mode === "flight") {
    const airports = airportsOf(name, data);
    return airports.length > 0 ? { ...span, name, airports, stated: false } : null;
  }
  if (/ \p{Ll}{1,3}$/u.test(name)) return null;
  if (/^[A-Z]{1,3}$/.test(name) || name.includes(" / ")) return null;
  if (
    /^(?:dear|hi|hello|liebe|lieber|hallo|guten|sehr|cher|chere|bonjour|hola|estimad|querid|caro|cara|gentile|ola|prezad|beste|geachte)/i.test(
      name,
    )
  )
    return null;
  if (name.split(/[\s-]/).some((word) => /^\p{Ll}{3}/u.test(word) && !joining.has(word.toLowerCase()))) return null;
  if (/[\d]$|[,:]$/.test(withoutPlatform(text).trim()) && !/\d:\d\d/.test(text)) return null;
  return { ...span, name, airports: [], stated: false };
}

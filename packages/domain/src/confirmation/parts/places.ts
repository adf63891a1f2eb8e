import type { City, ReadPlace, TravelData } from "../reading.ts";

const longestAddress = 250;

/** A place by its name and address, and what the data says of the one city or airport that they name. */
export function placeOf(data: TravelData, name: string, address: string | null): ReadPlace {
  const airport = airportIn(data, name);
  const city = address ? cityIn(data, address) : undefined;
  const known = city ?? cityIn(data, name, false);
  const facts = airport ?? known;
  return {
    name: oneLine(name),
    iata: airport?.iata ?? null,
    city: airport?.city ?? known?.name ?? null,
    country: facts?.country ?? null,
    address: address ? oneLine(address).slice(0, longestAddress) : null,
    lat: facts?.lat ?? null,
    lng: facts?.lng ?? null,
    timezone: facts?.timezone ?? null,
  };
}

export function oneLine(text: string): string {
  return text
    .replace(/\s*[\n|]\s*/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/(?:, ?){2,}/g, ", ")
    .replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, "");
}

const airportWord =
  /airport|flughafen|aeroport|aeropuerto|aeroporto|luchthaven|flygplats|lufthavn|lentoasema|letiste|lotnisko|havalimani|空港/;

/** The airport that the words name: by a code in brackets, or by a name with a word for airports in it. */
function airportIn(data: TravelData, name: string) {
  const code = /[([]([A-Z]{3})[)\]]/.exec(name)?.[1];
  const coded = code ? data.airport(code) : undefined;
  if (coded) return coded;
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (!airportWord.test(plain) || name.length > 80) return undefined;
  const bare = name.split(/[,(\n]|\s[-–—]\s|\bterminal\b/i)[0] ?? name;
  const found = data.airportsNamed(bare.trim());
  if (found.length === 1) return found[0];
  // Of a city with several, the text says which only where it names more than the city.
  return found.length > 1 && bare.trim().split(/\s+/).length >= 3 ? found[0] : undefined;
}

/** The city of an address: read from its end, without postcodes; a name says it only after a comma or a bracket. */
export function cityIn(data: TravelData, text: string, isAddress = true): City | undefined {
  const parts = oneLine(text.slice(0, longestAddress))
    .split(/\s*[,;()]\s*|\s[-–—]\s/)
    .map((it) =>
      it
        .replace(/(?<!\p{L})[\p{Lu}]{0,2}-?\d[\d\p{Lu}]{0,4}(?:[ -]\d?[\d\p{Lu}]{2,4})?(?!\p{L})/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
  const least = isAddress ? 0 : 1;
  for (let at = parts.length - 1; at >= least; at -= 1) {
    const part = parts[at] as string;
    if (part.length < 2 || part.split(" ").length > 4 || isStreet(part)) continue;
    const city = data.city(part) ?? lastWordsCity(data, part);
    if (city) return city;
  }
  return undefined;
}

/** "Lisboa Portugal", "Wien Österreich": a city with what comes after it. */
function lastWordsCity(data: TravelData, part: string): City | undefined {
  const words = part.split(" ");
  if (words.length < 2) return undefined;
  return data.city(words.slice(0, -1).join(" ")) ?? undefined;
}

function isStreet(part: string): boolean {
  return /(?:stra(?:ß|ss)e|str\.?|gasse|weg|platz|allee|straat|laan|plein|gatan|vägen|gade|vej)$|^(?:rue|avenue|av\.?|boulevard|bd|calle|c\/|via|viale|piazza|corso|rua|praça|place|plaza|paseo|avenida|chemin|quai)(?=\s)|\b(?:street|road|st|rd|ave|avenue|lane|drive|square|boulevard|blvd|way)\.?$/i.test(
    part,
  );
}

/** Whether a line can be a line of an address: a number and words, or a postcode and a town. */
export function isAddressLike(text: string): boolean {
  if (text.length > 140 || text.length < 5 || /[@?!€$£]|https?:|:\s|\d{1,2}[:.]\d{2}(?!\d)|[.]$/.test(text))
    return false;
  if (
    /(?<!\p{L})(?:tel|phone|telefon|telefoon|telephone|téléphone|telefono|teléfono|telefone|fax|mobil|mobile)(?!\p{L})/iu.test(
      text,
    )
  )
    return false;
  if (/\+\d|\(\d{2,}\)|\d{3}[ -]\d{3}[ -]\d{2,}/.test(text)) return false;
  return (
    /\d/.test(text) && /\p{L}{3}/u.test(text) && !/\p{L}{3,} \p{Ll}{3,} \p{Ll}{3,} \p{Ll}{3,} \p{Ll}{3,}/u.test(text)
  );
}

import { fullDate } from "../dates.ts";
import { guestOf, money, nameOf } from "../facts.ts";
import { type HotelFacts, priceOf, stay, wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** The hotel itself writes, a label and a value on each line, address and telephone below. */
const words: Partial<Record<Language, readonly string[]>> = {
  en: [
    "Reservation confirmation",
    "Dear",
    "we look forward to your stay.",
    "Confirmation number",
    "Guest",
    "Check-in",
    "from",
    "Check-out",
    "until",
    "Room",
    "Total",
    "Nights",
    "Phone",
  ],
  de: [
    "Reservierungsbestätigung",
    "Guten Tag",
    "wir freuen uns auf Ihren Aufenthalt.",
    "Reservierungsnummer",
    "Gast",
    "Anreise",
    "ab",
    "Abreise",
    "bis",
    "Zimmer",
    "Gesamtpreis",
    "Nächte",
    "Telefon",
  ],
  fr: [
    "Confirmation de réservation",
    "Bonjour",
    "nous nous réjouissons de votre séjour.",
    "Numéro de confirmation",
    "Client",
    "Arrivée",
    "à partir de",
    "Départ",
    "jusqu'à",
    "Chambre",
    "Total",
    "Nuits",
    "Téléphone",
  ],
  es: [
    "Confirmación de la reserva",
    "Hola",
    "le esperamos con mucho gusto.",
    "Número de reserva",
    "Huésped",
    "Entrada",
    "desde las",
    "Salida",
    "hasta las",
    "Habitación",
    "Importe total",
    "Noches",
    "Teléfono",
  ],
  it: [
    "Conferma di prenotazione",
    "Gentile",
    "la aspettiamo con piacere.",
    "Numero di prenotazione",
    "Ospite",
    "Arrivo",
    "dalle",
    "Partenza",
    "entro le",
    "Camera",
    "Totale",
    "Notti",
    "Telefono",
  ],
  pt: [
    "Confirmação da reserva",
    "Olá",
    "esperamos por si com muito gosto.",
    "Número da reserva",
    "Hóspede",
    "Entrada",
    "a partir das",
    "Saída",
    "até às",
    "Quarto",
    "Total",
    "Noites",
    "Telefone",
  ],
  nl: [
    "Bevestiging van uw reservering",
    "Beste",
    "wij kijken uit naar uw komst.",
    "Reserveringsnummer",
    "Gast",
    "Inchecken",
    "vanaf",
    "Uitchecken",
    "tot",
    "Kamer",
    "Totaalprijs",
    "Nachten",
    "Telefoon",
  ],
  ja: [
    "宿泊予約の確認",
    "",
    "ご予約ありがとうございます。",
    "予約番号",
    "宿泊者",
    "チェックイン",
    "",
    "チェックアウト",
    "",
    "部屋",
    "合計",
    "泊数",
    "電話",
  ],
};

const letter = (language: Language) => (f: HotelFacts) => {
  const [title, dear, glad, reference, who, arrival, from, leaving, until, room, total, nights, phone] = words[
    language
  ] as readonly string[];
  return `
${f.hotel.name}
${title}

${dear} ${nameOf(guestOf(f))},
${glad}

${reference}: ${f.reference}
${who}: ${nameOf(guestOf(f))}
${arrival}: ${fullDate(f.date, language)}, ${from} ${f.from}
${leaving}: ${fullDate(f.leaves, language)}, ${until} ${f.until}
${nights}: ${f.nights}
${room}: ${wordOf(f.room, language)}
${total}: ${money(f.price, language)} ${f.currency}

${f.hotel.name}
${f.hotel.street}
${f.hotel.town}
${wordOf(f.hotel.country, language)}
${phone} ${f.phone}`;
};

export const labelled: Layout<HotelFacts> = layoutOf(
  "labelled",
  Object.fromEntries((Object.keys(words) as Language[]).map((it) => [it, letter(it)])),
  (f) => [stay(f, true, { price: priceOf(f) })],
);

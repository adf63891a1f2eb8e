import { american, fullDate, longDate, plusDays, twelve, weekday } from "../dates.ts";
import { type HotelFacts, stay } from "../hotels.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** Arrival and departure with American dates and clocks; also what was before a change. */
const modified = (
  f: HotelFacts,
  day: (date: string) => string,
  clock: (time: string) => string,
  labels: readonly string[],
) => {
  const [title, reference, old, fresh, arrival, leaving] = labels;
  const block = (from: string, to: string) =>
    `${arrival}: ${day(from)} ${clock(f.from)}\n${leaving}: ${day(to)} ${clock(f.until)}`;
  return `${title}\n\n${f.hotel.name}\n${f.hotel.street}\n${f.hotel.town}\n\n${reference}: ${f.reference}\n\n${old}\n${block(plusDays(f.date, -1), plusDays(f.leaves, -1))}\n\n${fresh}\n${block(f.date, f.leaves)}`;
};

export const change: Layout<HotelFacts> = layoutOf(
  "change",
  {
    en: (f) =>
      modified(f, (date) => `${weekday(date, "en")}, ${american(date)}`, twelve, [
        "Your reservation has been changed",
        "Confirmation #",
        "Previous dates",
        "New dates",
        "Check-in",
        "Check-out",
      ]),
    de: (f) =>
      modified(
        f,
        (date) => fullDate(date, "de"),
        (time) => `${time} Uhr`,
        ["Ihre Reservierung wurde geändert", "Buchungsnummer", "Bisherige Daten", "Neue Daten", "Anreise", "Abreise"],
      ),
    nl: (f) =>
      modified(
        f,
        (date) => longDate(date, "nl"),
        (time) => `${time} uur`,
        ["Uw reservering is gewijzigd", "Reserveringsnummer", "Oude data", "Nieuwe data", "Inchecken", "Uitchecken"],
      ),
  },
  (f) => [stay(f, true, { status: "changed", travellers: [], price: null })],
);

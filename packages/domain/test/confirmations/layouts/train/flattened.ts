import { digits } from "../dates.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { allRides, type Ride, type TrainFacts, train } from "../trains.ts";

/** A table of which every cell became a line, label over value. */
const flat = (language: Language, labels: readonly string[]) => (f: TrainFacts) => {
  const [reference, trainLabel, date, departs, from, arrives, to, seat] = labels;
  const block = (it: Ride) => `${trainLabel}
${it.number}
${date}
${digits(it.date, language)}
${departs}
${it.departs}
${from}
${it.from}
${arrives}
${it.arrives}${it.date === it.arrivalDate ? "" : " (+1)"}
${to}
${it.to}
${seat}
${it.coach} / ${it.seat}`;
  return `${reference}
${f.reference}

${allRides(f).map(block).join("\n\n")}`;
};

export const flattened: Layout<TrainFacts> = layoutOf(
  "flattened",
  {
    es: flat("es", ["Localizador", "Tren", "Fecha", "Salida", "Origen", "Llegada", "Destino", "Coche / Plaza"]),
    it: flat("it", ["Codice prenotazione", "Treno", "Data", "Partenza", "Da", "Arrivo", "A", "Carrozza / Posto"]),
    pt: flat("pt", [
      "Código de reserva",
      "Comboio",
      "Data",
      "Partida",
      "Origem",
      "Chegada",
      "Destino",
      "Carruagem / Lugar",
    ]),
    ja: flat("ja", ["予約番号", "列車", "乗車日", "出発時刻", "出発駅", "到着時刻", "到着駅", "座席"]),
  },
  (f) => allRides(f).map((it) => train(it, f, { provider: undefined, travellers: [], price: null })),
);

import type { Atoms } from "../atoms/index.ts";
import type { Document } from "../structure/document.ts";

/** What a text is mostly about. */
export type Mode = "flight" | "train" | "bus" | "ferry";

const vocabulary: Readonly<Record<Mode, RegExp>> = {
  flight:
    /(?<![a-z])(?:flights?|flug\w{0,14}|flyg\w{0,14}|flyresa|flybillet\w{0,4}|lento\w{0,12}|ucus\w{0,6}|vols?|vuelos?|volo|voli|voos?|vlucht\w{0,10}|boarding|airport|airlines?|airways|aeropuerto|aeroporto|aeroport|flughafen|luchthaven|letiste|lotnisko|lufthavn|flygplats|lentoasema|gate|e-ticket|pnr|terminal|abflug|baggage allowance|embarque|imbarco|odlet|wylot|フライト|便名|空港|搭乗)(?![a-z])/g,
  train:
    /(?<![a-z])(?:trains?|zuge?|zugnummer|zugbindung|treno|treni|tren|trenes|comboios?|trem|trein\w{0,14}|zug(?:reservierung|verbindung|ticket|fahrt|buchung)|vlak|pociag|tagnummer|tog|juna|rail\w{0,8}|bahn\w{0,14}|bahnhof|hbf|gare|gares|sncf|tgv|stazione|binario|estacion de tren|renfe|andere|gleis|wagen|wagon|voiture|carrozza|coche|carruagem|platform|coach|rijtuig|spoor|perron|quai|via|via n|coche|peron|hl\.n\.|nadrazi|jizdenk[ay]|spoj|intercity|reisende|fahrkarte|fahrschein|seat reservation|sitzplatz|abfahrt|驛|駅|列車|新幹線|号車)(?![a-z])/g,
  bus: /(?<![a-z])(?:(?!columb|syllab|omni)[a-z]{3,8}bus|bus|buses|coach service|bus stop|bus station|busbahnhof|fernbus|autobus|autocar|autobuses|autostazione|rodoviaria|gare routiere|zob|buss|linja-auto|otobus)(?![a-z])/g,
  ferry:
    /(?<![a-z])(?:ferry|ferries|fahre|fahruberfahrt|traversee|traghetto|transbordador|travessia|veerboot|veerdienst|overtocht|faerge|farja|ferge|sailing|crossing|embarkation|vessel|schiff|schiffsname|navire|nave)(?![a-z])/g,
};
const SAMPLE = 60_000;

/** The way of travelling that the words and numbers of a text speak of; null when they speak of none. */
export function modeOf(document: Document, atoms: Atoms): Mode | null {
  const sample = document.folded.slice(0, SAMPLE);
  const count = (mode: Mode): number => Math.min(12, sample.match(vocabulary[mode])?.length ?? 0);
  const flights =
    count("flight") +
    2 * Math.min(4, atoms.airports.length) +
    2 * Math.min(4, unambiguous(atoms.flights)) +
    Math.min(3, atoms.flights.length);
  const trains =
    count("train") + 2 * Math.min(4, labelled(atoms.trains) + named(atoms.trains)) + Math.min(4, atoms.trains.length);
  const scores: readonly (readonly [Mode, number])[] = [
    ["flight", flights],
    ["train", trains],
    ["bus", 2.5 * count("bus")],
    ["ferry", 2.5 * count("ferry")],
  ];
  const [best] = scores.toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 0.9 ? best[0] : null;
}

function labelled(numbers: Atoms["trains"]): number {
  return numbers.filter((it) => it.labelled).length;
}

/** "Hikari 508": what only a train is called. */
function named(numbers: Atoms["trains"]): number {
  return numbers.filter((it) => !it.labelled && /^\p{L}{5,}/u.test(it.number)).length;
}

function unambiguous(numbers: Atoms["flights"]): number {
  return numbers.filter((it) => it.labelled).length;
}

import { Parser } from "htmlparser2";
import { localAt } from "../confirmation/journeys/zones.ts";
import { mostActivities } from "../field-choices.ts";
import { said } from "../words/sentence.ts";
import {
  dayNumberIn,
  type ImportEntry,
  type ImportPlan,
  type LeftOut,
  noEntry,
  pointOf,
  type ZoneAt,
} from "./import-plan.ts";

/** The parser takes quadratic time for deeper files, and no program writes them. */
const DEEPEST = 200;
/** Of one trip, each perhaps twice in its file. */
const MOST = 2 * mostActivities;

/** A place as GPX or KML writes it. */
interface Place {
  lat?: string;
  lng?: string;
  readonly words: Record<string, string>;
  readonly group: string | null;
  hasLine: boolean;
}

/** Words of a place that are read; everything else is skipped. */
const read = new Set(["name", "desc", "cmt", "description", "time", "when", "begin", "coordinates", "address"]);
const places = new Set(["wpt", "rtept", "placemark"]);
const groups = new Set(["rte", "folder", "document", "metadata", "gpx", "kml"]);

/**
 * The places of a GPX or KML file in their order, at most some more than a trip holds. Routes and folders called "Day
 * 2" give their places that day; a place with a time has its date. Recorded tracks and lines are left out. Entities and
 * other documents are never loaded.
 *
 * @throws Error for a file that is nested too deeply
 */
export function pointsInXml(text: string, zoneAt: ZoneAt): ImportPlan {
  const found: Place[] = [];
  const names: { tag: string; name: string | null }[] = [];
  let title: string | null = null;
  let place: Place | null = null;
  let word: string | null = null;
  let written = "";
  let tracks = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        if (depth > DEEPEST) throw new Error("the file is nested too deeply");
        const name = tag.toLowerCase().replace(/^.*:/, "");
        if (places.has(name)) {
          const group = names.findLast((it) => it.name !== null)?.name ?? null;
          place = { words: {}, group, hasLine: false };
          if (attributes.lat !== undefined) place.lat = attributes.lat;
          if (attributes.lon !== undefined) place.lng = attributes.lon;
        } else if (groups.has(name)) names.push({ tag: name, name: null });
        else if (name === "trk") tracks += 1;
        else if (place && (name === "linestring" || name === "polygon" || name === "track")) place.hasLine = true;
        word = read.has(name) ? name : null;
        written = "";
      },
      ontext(part) {
        if (word !== null && written.length < 20_000) written += part;
      },
      onclosetag(tag) {
        depth -= 1;
        const name = tag.toLowerCase().replace(/^.*:/, "");
        const words = written.trim();
        if (word === name && words !== "") {
          if (place) place.words[name] ??= words;
          else if (name === "name") {
            const group = names.at(-1);
            if (group) group.name ??= words;
            // The file is called by the first name that is not a day's.
            if (title === null && dayNumberIn(words) === null && group?.tag !== "rte") title = words;
          }
        }
        if (places.has(name) && place) {
          if (found.length <= MOST) found.push(place);
          place = null;
        }
        if (groups.has(name)) names.pop();
        word = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  const leftOut: LeftOut[] = [];
  const entries: ImportEntry[] = [];
  for (const it of found) {
    const entry = entryOf(it, zoneAt);
    if (entry) entries.push(entry);
    else if (it.hasLine)
      leftOut.push({ what: it.words.name ?? said`A line`, why: said`a line or an area is not a place to visit` });
    else leftOut.push({ what: it.words.name ?? said`A place`, why: said`it has neither a name nor a position` });
  }
  if (tracks > 0)
    leftOut.push({
      what: tracks === 1 ? said`A recorded track` : said`${tracks} recorded tracks`,
      why: said`only places are imported`,
    });
  return { title, entries: found.length > MOST ? entries : withoutRepeats(entries), leftOut };
}

function entryOf({ lat, lng, words, group, hasLine }: Place, zoneAt: ZoneAt): ImportEntry | null {
  const [east, north] = words.coordinates?.split(/[\s,]+/) ?? [];
  const point = hasLine ? null : pointOf(lat ?? north, lng ?? east);
  const title = words.name ?? null;
  if (hasLine || (point === null && title === null)) return null;
  const at = Date.parse(words.time ?? words.when ?? words.begin ?? "");
  const zone = point && zoneAt(point.lat, point.lng);
  const local = Number.isNaN(at) ? null : localAt(at, zone ?? "UTC");
  const isDateOnly = /^\d{4}-\d\d-\d\d$/.test(words.when ?? words.begin ?? "");
  return {
    ...noEntry,
    title: title ?? `${point?.lat}, ${point?.lng}`,
    date: isDateOnly ? (words.when ?? words.begin ?? null) : (local?.slice(0, 10) ?? null),
    startTime: isDateOnly ? null : (local?.slice(11) ?? null),
    dayNumber: dayNumberIn(group),
    address: words.address ?? null,
    description: plain(words.desc ?? words.description ?? words.cmt ?? null),
    point,
    zone,
  };
}

/** Descriptions of maps are often HTML. */
function plain(words: string | null): string | null {
  if (words === null) return null;
  let text = "";
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentag: (name) => {
      if (name === "br" || name === "p" || name === "div") text += "\n";
    },
  });
  parser.write(words);
  parser.end();
  return text.replace(/\n{3,}/g, "\n\n").trim() || null;
}

/** GPX files often have each place twice: as a waypoint and on a route. The later one says the day. */
function withoutRepeats(entries: readonly ImportEntry[]): ImportEntry[] {
  const keyed = new Map<string, ImportEntry>();
  for (const it of entries) {
    const key = `${it.title}|${it.point?.lat}|${it.point?.lng}|${it.date}|${it.startTime}`;
    const known = keyed.get(key);
    if (known === undefined || known.dayNumber === null) keyed.set(key, it);
    else if (it.dayNumber !== null && it.dayNumber !== known.dayNumber) keyed.set(`${key}|${it.dayNumber}`, it);
  }
  return [...keyed.values()];
}

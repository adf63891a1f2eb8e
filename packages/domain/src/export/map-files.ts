import XMLBuilder from "fast-xml-builder";
import { instantOf } from "../confirmation/journeys/zones.ts";
import { longDayOf } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import type { Plan, PlanDay, PlanEntry } from "./plan-entries.ts";

type Placed = PlanEntry & { readonly point: NonNullable<PlanEntry["point"]> };

/**
 * The places of a plan as GPX 1.1 (https://www.topografix.com/GPX/1/1): a waypoint for each and a route for each day, in
 * its order. What has no position is left out.
 */
export function gpxFile(title: string, plan: Plan): string {
  const point = (it: Placed) => ({
    "@_lat": degrees(it.point.lat),
    "@_lon": degrees(it.point.lng),
    ...timeOf(it),
    name: clean(it.title),
    ...described(it, "desc"),
    type: it.kind,
  });
  const days = daysWithPlaces(plan);
  return document({
    gpx: {
      ...{ "@_version": "1.1", "@_creator": "Caravan", "@_xmlns": "http://www.topografix.com/GPX/1/1" },
      metadata: { name: clean(title) },
      wpt: days.flatMap(({ places }) => places.map(point)),
      rte: days.map(({ day, places }) => ({ name: nameOf(day), number: day.number, rtept: places.map(point) })),
    },
  });
}

/** The places of a plan as KML 2.2 (OGC 07-147r2): a folder for each day, and a line through its places in their order. */
export function kmlFile(title: string, plan: Plan): string {
  const folders = daysWithPlaces(plan).map(({ day, places }) => ({
    name: nameOf(day),
    Placemark: [
      ...places.map((it) => ({
        name: clean(it.title),
        ...described(it, "description"),
        ...timeStampOf(it),
        Point: { coordinates: coordinates(it) },
      })),
      ...(places.length < 2
        ? []
        : [{ name: nameOf(day), LineString: { tessellate: 1, coordinates: places.map(coordinates).join(" ") } }]),
    ],
  }));
  return document({
    kml: { "@_xmlns": "http://www.opengis.net/kml/2.2", Document: { name: clean(title), Folder: folders } },
  });
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });
const document = (root: object) => `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`;

function daysWithPlaces({ days }: Plan) {
  return days
    .map((day) => ({ day, places: day.entries.filter((it): it is Placed => it.point !== null && !it.isCancelled) }))
    .filter(({ places }) => places.length > 0);
}

const nameOf = ({ number, date }: PlanDay) => worded`Day ${number}, ${longDayOf(date)}`;

/** Seven digits are about a centimetre. */
const degrees = (value: number) => String(Number(value.toFixed(7)));
const coordinates = ({ point }: Placed) => `${degrees(point.lng)},${degrees(point.lat)}`;

function instantIn({ start }: PlanEntry): string | null {
  if (start.clock === null || start.zone === null) return null;
  const at = instantOf(`${start.date}T${start.clock}`, start.zone);
  return at === null ? null : `${new Date(at).toISOString().slice(0, 19)}Z`;
}

function timeOf(it: PlanEntry) {
  const time = instantIn(it);
  return time === null ? {} : { time };
}

function timeStampOf(it: PlanEntry) {
  const when = instantIn(it);
  return when === null ? {} : { TimeStamp: { when } };
}

function described(it: PlanEntry, name: string): Record<string, string> {
  const clocks =
    it.start.clock && (it.end?.clock ? worded`${`${it.start.clock}–${it.end.clock}`}` : worded`${it.start.clock}`);
  const lines = [clocks, it.place, it.address, ...it.lines].filter((line) => line !== null && line !== "");
  return lines.length === 0 ? {} : { [name]: clean(lines.join("\n")) };
}

/** Without the characters that XML 1.0 forbids. */
const clean = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "");

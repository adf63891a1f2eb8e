import { emptySegment } from "@caravan/domain/confirmation/empty-segment";
import type { City, ReadPlace, ReadSegment, TravelData } from "@caravan/domain/confirmation/reading";
import { htmlToText } from "../link-reader/html-to-text.ts";
import type { CalendarEvent, EventMoment } from "./calendar.ts";
import type { Draft } from "./draft.ts";
import { clockIn } from "./local-time.ts";
import { cityIn, placeOf } from "./places.ts";
import { distinctNames } from "./travellers.ts";

const LINE = 255;
const LONGEST_DESCRIPTION = 20_000;
/** Stated by a calendar for machines; what it is about is read out of its words. */
const CONFIDENCE = 0.9;

/** An event in words, for those who look at it and for the reader of words. */
export function eventText(event: CalendarEvent): string {
  const when = ({ local }: EventMoment) => local.replace("T", " ");
  const zone = event.start.timezone ?? (event.start.instant ? "UTC" : null);
  const lines = [
    event.summary,
    `Start: ${when(event.start)}`,
    event.end && `End: ${when(event.end)}`,
    event.location && `Location: ${event.location.replace(/\s*\n\s*/g, ", ")}`,
    zone && `Time zone: ${zone}`,
    event.organizer && `Organizer: ${event.organizer}`,
    event.attendees.length > 0 && `Attendees: ${event.attendees.join(", ")}`,
    event.cancelled && "Status: cancelled",
    event.description && `\n${event.description.slice(0, LONGEST_DESCRIPTION)}`,
  ];
  return lines.filter((it) => typeof it === "string" && it !== "").join("\n");
}

/** An event as a meeting, unless somebody states that it is something else. */
export function draftOfEvent(event: CalendarEvent, data: TravelData): Draft {
  const place = placeOfEvent(event, data);
  const start = settled(event.start, place);
  const end = event.end && settled(event.end, place);
  const segment: ReadSegment = {
    ...emptySegment("meeting", event.cancelled ? "cancelled" : "confirmed"),
    provider: htmlToText(event.organizer ?? "", LINE),
    travellers: distinctNames(event.attendees.flatMap((it) => htmlToText(it, LINE) ?? [])),
    title: htmlToText(event.summary ?? "", LINE),
    start: start.local,
    end: end?.local ?? null,
    startTimezone: start.timezone,
    endTimezone: end?.timezone ?? null,
    place,
    confidence: CONFIDENCE,
  };
  return {
    segment,
    kindStated: false,
    statusStated: event.cancelled,
    startsAt: start.instant,
    endsAt: end?.instant ?? null,
    instantsDoubtful: false,
  };
}

/** On the clocks of the place, where nothing else says on which. */
function settled(moment: EventMoment, place: ReadPlace | null): EventMoment {
  const timezone = place?.timezone ?? null;
  if (moment.instant && timezone) return { local: clockIn(timezone, moment.instant), timezone, instant: null };
  return { ...moment, timezone: moment.timezone ?? timezone };
}

function placeOfEvent({ location, point }: CalendarEvent, data: TravelData): ReadPlace | null {
  const line = location && htmlToText(location.replace(/\s*\n\s*/g, ", "), LINE);
  // The address of a video call is no place.
  if (!line || /^https?:\/\/\S*$/i.test(line)) return null;
  const [name = line, ...rest] = line.split(", ");
  const city: City | undefined = cityIn(line, data) ?? data.city(line);
  const said = { city: city?.name ?? null, country: city?.country ?? null, lat: point?.lat, lng: point?.lng };
  const place = placeOf({ name, address: rest.length > 0 ? line : null, ...said }, "venue", data);
  return place && city ? { ...place, timezone: city.timezone } : place;
}

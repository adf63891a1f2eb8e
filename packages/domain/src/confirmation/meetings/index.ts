import { emptySegment } from "../empty-segment.ts";
import { confirmationIn } from "../parts/codes.ts";
import { evidenceOf } from "../parts/evidence.ts";
import { guestsIn } from "../parts/guests.ts";
import type { Page } from "../parts/page.ts";
import { peopleIn } from "../parts/people.ts";
import { oneLine } from "../parts/places.ts";
import { priceIn } from "../parts/prices.ts";
import { statusIn } from "../parts/status.ts";
import type { ReadSegment } from "../reading.ts";
import { calendarEvents } from "./calendar-file.ts";
import { appointmentOf } from "./kinds.ts";
import { organiserOf } from "./organiser.ts";
import { meetingPlace } from "./places.ts";
import { timesOf } from "./times.ts";
import { titleOf } from "./titles.ts";

/** Meetings; tables, tickets and tours as `other`. One for a text, unless it is a calendar file. */
export function readMeetings(page: Page): ReadSegment[] {
  const events = calendarEvents(page);
  if (events.length > 0) return events;
  const appointment = appointmentOf(page);
  const times = appointment && timesOf(page);
  if (!appointment || !times) return [];
  const whole = { start: 0, end: page.document.text.length };
  const place = meetingPlace(page, times);
  const title = titleOf(page);
  const organiser = organiserOf(page);
  const people = peopleIn(
    page,
    whole,
    appointment === "meeting" ? ["attendees"] : ["guest", "traveller", "booker", "attendees"],
  );
  const code = confirmationIn(page, whole, ["confirmation", "ticket_number"]);
  const price = priceIn(page, whole);
  const status = statusIn(page, whole, true);
  const provider = organiser?.text ?? (appointment === "table" ? (place?.place.name ?? null) : null);
  const hasClock = times.start.includes("T");
  if (!hasClock && !title && !place) return [];
  return [
    {
      ...emptySegment(appointment === "meeting" ? "meeting" : "other"),
      status: status.status,
      provider,
      confirmationNumber: code?.code ?? null,
      travellers: people.names,
      title: title ? oneLine(title.text) : null,
      start: times.start,
      end: times.end,
      startTimezone: place?.place.timezone ?? null,
      endTimezone: times.end ? (place?.place.timezone ?? null) : null,
      place: place?.place ?? null,
      price: price?.price ?? null,
      details: {
        ...emptySegment("other").details,
        guests: guestsIn(page, whole),
        ...(appointment === "table" && { table: true }),
      },
      evidence: evidenceOf({
        provider: organiser ? [organiser] : provider ? place?.spans : [],
        confirmation_number: code?.spans,
        travellers: people.spans,
        title: title && [title],
        start: times.startSpans,
        end: times.endSpans,
        place: place?.spans,
        price: price?.spans,
        status: status.spans,
      }),
      confidence: 0.5 + (hasClock ? 0.15 : 0) + (title ? 0.1 : 0) + (place ? 0.15 : 0),
    },
  ];
}

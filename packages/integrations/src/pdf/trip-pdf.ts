import type { PlanDay, PlanEntry } from "@caravan/domain/export/plan-entries";
import type { PrintedTrip } from "@caravan/domain/export/printed-trip";
import { dateOf, inList, longDayOf } from "@caravan/domain/words/sentence";
import { worded } from "@caravan/domain/words/worded";
import { colours, PageWriter, page, textWidth } from "./page-writer.ts";
import { colourOfDay, drawMap } from "./trip-map.ts";

const style = {
  title: { size: 34, weight: 700, colour: colours.paper },
  onCover: { size: 13, weight: 400, colour: colours.paper },
  day: { size: 16, weight: 700, colour: colours.ink },
  date: { size: 11, weight: 400, colour: colours.muted },
  entry: { size: 11, weight: 700, colour: colours.ink },
  time: { size: 10, weight: 400, colour: colours.ink },
  text: { size: 9.5, weight: 400, colour: colours.ink },
  quiet: { size: 9, weight: 400, colour: colours.muted },
  footer: { size: 8, weight: 400, colour: colours.muted },
} as const;

/** Room for "09:30–11:00", or for the same on a clock of twelve hours. */
const timesWidth = () => (worded`${"13:00"}`.length > 5 ? 112 : 78);
const COVER = 300;

/** A trip as a PDF in A4: a cover with a map, then its days. Letters that its fonts do not have are left out and named. */
export async function tripPdf(trip: PrintedTrip): Promise<Uint8Array> {
  const writer = new PageWriter({ title: trip.title, date: new Date(`${trip.printedOn}T12:00:00Z`) });
  const parts: Uint8Array[] = [];
  writer.doc.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => writer.doc.on("end", resolve));
  cover(writer, trip);
  for (const day of trip.plan.days) writeDay(writer, day);
  if (trip.plan.outside.length > 0) {
    heading(writer, worded`Outside the dates of the trip`, "", colours.muted);
    for (const it of trip.plan.outside) writeEntry(writer, it, worded`${dateOf(it.start.date, true)}`);
  }
  lastWords(writer, trip);
  footers(writer, trip.title);
  writer.doc.end();
  await ended;
  return Buffer.concat(parts);
}

function cover(writer: PageWriter, trip: PrintedTrip): void {
  writer.newPage();
  const { doc } = writer;
  doc.save().rect(0, 0, page.width, COVER).fill(colours.accent).restore();
  const title = writer.heightOf(trip.title, style.title, textWidth);
  // Three lines of the largest letters fit; longer titles are smaller.
  const large = title <= 3 * style.title.size * 1.4 ? style.title : { ...style.title, size: 18 };
  writer.y = Math.max(page.margin, COVER - 72 - writer.heightOf(trip.title, large, textWidth));
  writer.write(trip.title, large);
  writer.y += 6;
  const where = trip.destination === trip.title ? [] : [trip.destination];
  writer.write([...where, trip.dates].join("  ·  "), style.onCover);
  writer.y = COVER + 28;
  for (const it of trip.stops) writer.write(it, style.text);
  if (trip.people.length > 0) writer.write(worded`With ${inList(trip.people, "commas")}`, style.quiet);
  if (trip.stops.length + trip.people.length > 0) writer.y += 14;
  const box = { x: page.margin, y: writer.y, width: textWidth, height: page.height - page.bottom - writer.y };
  if (box.height > 120) drawMap(writer, trip, box);
  writer.y = page.height;
}

function heading(writer: PageWriter, title: string, aside: string, colour: string): void {
  // With room for a first entry, so that no heading stands alone.
  writer.need(90);
  if (writer.y > page.margin) writer.y += 16;
  writer.doc
    .save()
    .rect(page.margin, writer.y + 3, 4, 20)
    .fill(colour)
    .restore();
  const { y } = writer;
  writer.writeAt(title, style.day, { x: page.margin + 14, y, width: textWidth - 174 });
  writer.writeAt(aside, style.date, { x: page.margin + textWidth - 160, y: y + 5, width: 160, align: "right" });
  writer.y = y + 32;
}

function writeDay(writer: PageWriter, day: PlanDay): void {
  heading(writer, worded`Day ${day.number}`, worded`${longDayOf(day.date)}`, colourOfDay(day.number));
  if (day.notes !== "") {
    writer.write(day.notes, style.quiet, { x: page.margin + 14, width: textWidth - 14 });
    writer.y += 6;
  }
  if (day.entries.length === 0) writer.write(worded`Nothing planned.`, style.quiet, { x: page.margin + 14 });
  for (const it of day.entries) writeEntry(writer, it, clocksOf(it));
}

function writeEntry(writer: PageWriter, it: PlanEntry, time: string): void {
  const times = timesWidth();
  const [x, width] = [page.margin + 14 + times, textWidth - 14 - times];
  const title = it.isCancelled ? worded`${it.title} (cancelled)` : it.title;
  const where = [it.place, it.address].filter((part) => part !== null && part !== "").join(", ");
  // The title stays with what is below it.
  writer.need(
    writer.heightOf(title, style.entry, width) + (where === "" ? 0 : writer.heightOf(where, style.quiet, width)) + 16,
  );
  writer.writeAt(time, style.time, { x: page.margin + 14, y: writer.y + 1, width: times - 6 });
  writer.write(title, style.entry, { x, width });
  if (where !== "") writer.write(where, style.quiet, { x, width });
  for (const line of it.lines) writer.write(line, style.text, { x, width });
  writer.y += 9;
}

function clocksOf({ start, end, kind }: PlanEntry): string {
  if (start.clock === null) return "";
  return end?.clock && kind !== "hotel" ? worded`${`${start.clock}–${end.clock}`}` : worded`${start.clock}`;
}

function lastWords(writer: PageWriter, { attributions, url }: PrintedTrip): void {
  const missing = [...writer.fonts.missing];
  const words = [
    ...(attributions.length === 0 ? [] : [worded`Sources: ${attributions.join(" ")}`]),
    url,
    ...(missing.length === 0
      ? []
      : [
          missing.length === 1
            ? worded`One character in this trip is left out: this document can show Latin, Greek, Cyrillic, Vietnamese and Japanese text.`
            : worded`${missing.length} characters in this trip are left out: this document can show Latin, Greek, Cyrillic, Vietnamese and Japanese text.`,
        ]),
  ];
  writer.need(16 + words.length * 13);
  writer.y += 16;
  for (const it of words) writer.write(it, style.footer);
}

function footers(writer: PageWriter, title: string): void {
  const { start, count } = writer.doc.bufferedPageRange();
  for (let index = 1; index < count; index++) {
    writer.doc.switchToPage(start + index);
    const y = page.height - 44;
    writer.writeAt(title, style.footer, { x: page.margin, y, width: textWidth - 90 });
    writer.writeAt(worded`Page ${index + 1} of ${count}`, style.footer, {
      x: page.margin + textWidth - 80,
      y,
      width: 80,
      align: "right",
    });
  }
}

import { findClocks } from "./atoms/clocks.ts";
import { folded } from "./atoms/fold.ts";
import { findAtoms } from "./atoms/index.ts";
import { headerDate } from "./atoms/settled-dates.ts";
import { readCars } from "./cars/index.ts";
import { readJourneys } from "./journeys/index.ts";
import { leftOut } from "./journeys/remarks.ts";
import { readMeetings } from "./meetings/index.ts";
import type { Page } from "./parts/page.ts";
import type { Reading, ReadingContext, ReadSegment } from "./reading.ts";
import { settled } from "./settle.ts";
import { readStays } from "./stays/index.ts";
import { readStructure } from "./structure/document.ts";

/** Reads what a text says about travel. Pure, and linear in the length of the text, whoever wrote it. */
export function readConfirmation(text: string, context: ReadingContext): Reading {
  const document = readStructure(text);
  const header = document.written && folded(document.written.text);
  const written = header && headerDate(header, context.today);
  const atoms = findAtoms(document.text, {
    writtenOn: written || context.today,
    dateKnown: Boolean(written),
    language: document.language,
    except: document.lines.filter((line) => line.isHeader),
    data: context.data,
  });
  const page: Page = { document, atoms, context };
  const segments = settled({
    journeys: readJourneys(page),
    stays: readStays(page),
    cars: readCars(page),
    meetings: () => readMeetings(page),
  });
  return {
    segments: segments.sort(byStart),
    language: document.language,
    writtenAt: momentOf(header, written),
    remarks: leftOut(page, segments),
  };
}

function momentOf(header: string | null, date: string | null): string | null {
  if (!header || !date) return null;
  const clock = findClocks(header).find((it) => it.sure);
  return clock ? `${date}T${clock.clock}` : date;
}

function byStart(one: ReadSegment, other: ReadSegment): number {
  return (one.start ?? "").localeCompare(other.start ?? "");
}

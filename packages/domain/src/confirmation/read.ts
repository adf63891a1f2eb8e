import { folded } from "./atoms/fold.ts";
import { findAtoms } from "./atoms/index.ts";
import { headerDate } from "./atoms/settled-dates.ts";
import { readCars } from "./cars/index.ts";
import { readJourneys } from "./journeys/index.ts";
import { readMeetings } from "./meetings/index.ts";
import type { Page } from "./parts/page.ts";
import type { Reading, ReadingContext, ReadSegment } from "./reading.ts";
import { settled } from "./settle.ts";
import { readStays } from "./stays/index.ts";
import { readStructure } from "./structure/document.ts";

/** Reads what a text says about travel. Pure, and linear in the length of the text, whoever wrote it. */
export function readConfirmation(text: string, context: ReadingContext): Reading {
  const document = readStructure(text);
  const written = document.written && headerDate(folded(document.written.text), context.today);
  const atoms = findAtoms(document.text, {
    writtenOn: written ?? context.today,
    dateKnown: written !== null,
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
  return { segments: segments.sort(byStart), language: document.language, writtenAt: null, remarks: [] };
}

function byStart(one: ReadSegment, other: ReadSegment): number {
  return (one.start ?? "").localeCompare(other.start ?? "");
}

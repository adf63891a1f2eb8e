import type { Confirmation } from "@caravan/core/kernel/ports";
import { decode } from "../link-reader/decode-text.ts";
import { calendarsIn } from "./calendar-lines.ts";
import { materialOfMail } from "./mail.ts";
import { type Material, partOf } from "./material.ts";
import { isCalendarAlone, materialOfPasted } from "./pasted.ts";
import { pdfText } from "./pdf.ts";

/** What somebody brought in, by what it is said to be; null when it is not that. */
export async function materialOf(confirmation: Confirmation): Promise<Material | null> {
  switch (confirmation.origin) {
    case "text":
      return isCalendarAlone(confirmation.text)
        ? calendarAlone(confirmation.text)
        : await materialOfPasted(confirmation.text);
    case "eml":
      return await materialOfMail(confirmation.bytes);
    case "ics":
      return calendarAlone(decode(confirmation.bytes, "text/calendar", false));
    case "pdf": {
      const text = await pdfText(confirmation.bytes);
      return text === null ? null : { subject: null, parts: [partOf(text)], documents: [], calendars: [] };
    }
  }
}

function calendarAlone(text: string): Material {
  return { subject: null, parts: [], documents: [], calendars: calendarsIn(text).map((it) => it.text) };
}

import type { Span } from "../reading.ts";
import type { Line } from "../structure/lines.ts";
import { isPersonLine } from "./given-names.ts";
import type { Page } from "./page.ts";
import type { FoundPeople } from "./people.ts";

const linesRead = 30;
/** "For James Whitfield": whom a booking is made for. Folded. */
const forLead = /^(?:(?:reserved |booked )?for|(?:reserviert |gebucht )?fur|pour|para|per|voor) /;
const farewell =
  /^(?:(?:kind |best |warm )?regards|sincerely|yours|cheers|best wishes|mit freundlichen|freundliche|viele|herzliche|beste|gruss|cordialement|bien cordialement|salutations|saludos|atentamente|un saludo|cordiali|distinti|saluti|cumprimentos|atenciosamente|com os|met vriendelijke|vriendelijke|groet|hilsen|med venlig|dans l'attente)/;

/** A person's name on a line of its own, "for" before it or not, above any farewell: whom a booking without a label for it is for. */
export function nameOnLine(page: Page): FoundPeople {
  let seen = 0;
  for (const line of page.document.lines) {
    if (line.isBlank || line.isHeader) continue;
    seen += 1;
    if (seen > linesRead || farewell.test(page.document.folded.slice(line.start, line.start + 30))) break;
    const found = line.text.length < 60 ? nameOn(page, line) : null;
    if (found) return { names: [page.document.text.slice(found.start, found.end)], spans: [found] };
  }
  return { names: [], spans: [] };
}

function nameOn(page: Page, line: Line): Span | null {
  const lead = forLead.exec(page.document.folded.slice(line.start, line.start + 20))?.[0].length ?? 0;
  const span = { start: line.start + lead, end: line.end };
  const isName = isPersonLine(
    page.document.text.slice(span.start, span.end),
    page.document.folded.slice(span.start, span.end),
  );
  return isName ? span : null;
}

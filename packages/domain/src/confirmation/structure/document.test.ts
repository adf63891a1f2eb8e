import { expect, it } from "vitest";
import { readStructure } from "./document.ts";
import { means } from "./pairs.ts";

function firstValue(text: string, concept: Parameters<typeof means>[1]): string | undefined {
  return readStructure(text).pairs.find((pair) => means(pair, concept) && pair.how !== "inline")?.value.text;
}

it.each([
  ["Booking reference: AB12CD", "confirmation", "AB12CD"],
  ["Ihre Buchungsnummer lautet AB12CD", "confirmation", "AB12CD"],
  ["N° de réservation : AB12CD", "confirmation", "AB12CD"],
  ["Código de reserva / Booking ref : AB12CD", "confirmation", "AB12CD"],
  ["Lufttal booking code:\n\nAB12CD", "confirmation", "AB12CD"],
  ["Numero di prenotazione\nAB12CD", "confirmation", "AB12CD"],
  ["予約番号：AB12CD", "confirmation", "AB12CD"],
  ["RUECKGABEORT: Wien Hbf", "dropoff", "Wien Hbf"],
  ["Lieu de prise en charge : Gare de Lyon", "pickup", "Gare de Lyon"],
  ["Ophaallocatie: Schiphol", "pickup", "Schiphol"],
  ["Data di ritiro: 3 maggio", "pickup", "3 maggio"],
  ["Tanggal: 3\nUitchecken: 5 mei", "checkout", "5 mei"],
  ["> *Check-in:* Friday 12 May", "checkin", "Friday 12 May"],
  ["<tr><td>Check-in</td><td>Friday 12 May</td></tr>", "checkin", "Friday 12 May"],
  ["Subject: Supplier workshop", "subject", "Supplier workshop"],
] as const)("reads the label of %j", (text, concept, value) => {
  expect(firstValue(text, concept)).toBe(value);
});

it("pairs several labels on one line with their own values", () => {
  const text = "Von: DUB Nach: STN Abflug: 15/01/2024 um 06:25 Flugzeug: Boeing 737 Sitz: 14C";
  expect([
    firstValue(text, "from"),
    firstValue(text, "to"),
    firstValue(text, "departure"),
    firstValue(text, "seat"),
  ]).toEqual(["DUB", "STN", "15/01/2024 um 06:25", "14C"]);
});

it("pairs a row of labels with the cells below, and lines of labels with as many lines of values", () => {
  const row = "Check-in       Check-out      Nights\n12 May 2026    14 May 2026    2";
  expect([firstValue(row, "checkout"), firstValue(row, "nights")]).toEqual(["14 May 2026", "2"]);
  const lines = "Check-in\nCheck-out\nFri 12 May 2026\nSun 14 May 2026";
  expect([firstValue(lines, "checkin"), firstValue(lines, "checkout")]).toEqual(["Fri 12 May 2026", "Sun 14 May 2026"]);
});

it("keeps every offset where it is in the text that was given", () => {
  const text = "\u00a0<b>Total:</b>\u200b <i>EUR 12</i> https://example.com/a?b=c\r\n> Gast: Zoë";
  const { text: cleaned, pairs } = readStructure(text);
  expect(cleaned).toHaveLength(text.length);
  for (const { label, value } of pairs) {
    expect(text.slice(label.start, label.end)).toBe(label.text);
    expect(cleaned.slice(value.start, value.end)).toBe(value.text);
  }
});

it("takes the innermost mail's date, and no route for a mail's header", () => {
  const forwarded =
    "From: a@example.com\nSubject: Fwd: Trip\nDate: Thu, 16 Apr 2026 07:58:00 -0300\n\n---------- Forwarded message ---------\nVon: b@example.com\nGesendet: 3. März 2026 06:48\nBetreff: Reise\n\nAnreise: 12. Mai";
  const { written, subject, lines } = readStructure(forwarded);
  expect([written?.text, subject?.text]).toEqual(["3. März 2026 06:48", "Reise"]);
  expect(lines.filter((line) => !line.isHeader && !line.isBlank).map((line) => line.text)).toEqual([
    "Anreise: 12. Mai",
  ]);
  expect(readStructure("From: Berlin\nTo: Munich\nDate: 12 May 2026").written).toBeNull();
});

it.each([
  ["en", "Thank you for your booking. We look forward to welcoming you."],
  ["de", "Vielen Dank für Ihre Buchung. Wir freuen uns auf Sie."],
  ["fr", "Merci pour votre réservation, nous vous attendons avec plaisir."],
  ["es", "Gracias por su reserva. Le esperamos en el hotel con mucho gusto."],
  ["it", "Grazie per la sua prenotazione, la aspettiamo con piacere."],
  ["pt", "Obrigado pela sua reserva. Esperamos por você em breve."],
  ["nl", "Bedankt voor uw boeking, wij zien u graag bij ons."],
  ["ja", "ご予約ありがとうございます。お待ちしております。"],
])("knows %s by its words", (language, text) => {
  expect(readStructure(text).language).toBe(language);
});

it("does not guess a language from a code", () => {
  expect(readStructure("AB12CD").language).toBeNull();
});

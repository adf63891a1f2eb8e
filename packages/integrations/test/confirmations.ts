import PDFDocument from "pdfkit";

/** A PDF of real bytes; `draw` writes on its pages. */
export function pdfOf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument(options);
    const pieces: Buffer[] = [];
    pdf.on("data", (piece: Buffer) => pieces.push(piece));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
    draw(pdf);
    pdf.end();
  });
}

/** An e-ticket in two columns. */
export const ticketPdf = () =>
  pdfOf((pdf) => {
    pdf.fontSize(18).text("E-Ticket", 50, 50).fontSize(10);
    pdf.text("Booking reference: QX7PLM", 50, 90);
    pdf.text("Flight LH 809", 50, 120);
    pdf.text("Departure", 50, 150).text("Arrival", 300, 150);
    pdf.text("7 June 2027 12:10", 50, 165).text("7 June 2027 13:30", 300, 165);
    pdf.text("Berlin (BER)", 50, 180).text("Frankfurt (FRA)", 300, 180);
  });

export const bytes = (text: string) => new TextEncoder().encode(text);

const base64 = (content: Uint8Array | string) =>
  (
    Buffer.from(content)
      .toString("base64")
      .match(/.{1,76}/g) ?? []
  ).join("\r\n");

export interface MailPart {
  readonly type: string;
  readonly content: Uint8Array | string;
  readonly name?: string;
}

/** A mail as it is sent, with its parts in base64. */
export function mailOf(parts: readonly MailPart[], more: Readonly<Record<string, string>> = {}): string {
  const headers = {
    From: "Bookings <mail@travel.example>",
    Subject: "=?utf-8?q?Best=C3=A4tigung?=",
    Date: "Mon, 03 May 2027 10:00:00 +0200",
    "MIME-Version": "1.0",
    ...more,
  };
  const edge = "=_edge_of_parts";
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const body = parts.flatMap(({ type, content, name }) => [
    `--${edge}`,
    `Content-Type: ${type}`,
    ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
    ...(type === "message/rfc822" ? ["", content] : ["Content-Transfer-Encoding: base64", "", base64(content)]),
  ]);
  return [...head, `Content-Type: multipart/mixed; boundary="${edge}"`, "", ...body, `--${edge}--`, ""].join("\r\n");
}

/** A page with JSON-LD and words below it. */
export const pageWith = (data: unknown, words = "") =>
  `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${words}</body></html>`;

export const flightReservation = {
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  reservationNumber: "RXJ34P",
  reservationStatus: "http://schema.org/ReservationConfirmed",
  underName: { "@type": "Person", name: "Mrs Eva Green" },
  airplaneSeat: "9A",
  reservationFor: {
    "@type": "Flight",
    flightNumber: "809",
    airline: { "@type": "Airline", name: "Lufthansa", iataCode: "LH" },
    departureAirport: { "@type": "Airport", name: "Berlin Brandenburg", iataCode: "BER" },
    departureTime: "2027-06-07T12:10:00+02:00",
    arrivalAirport: { "@type": "Airport", name: "Frankfurt", iataCode: "FRA" },
    arrivalTime: "2027-06-07T13:30:00+02:00",
  },
};

export const calendarOf = (...lines: readonly string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");

export const eventOf = (...lines: readonly string[]) =>
  ["BEGIN:VEVENT", "UID:1@x.example", ...lines, "END:VEVENT"].join("\r\n");

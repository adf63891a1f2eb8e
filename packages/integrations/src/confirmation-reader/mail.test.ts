import { describe, expect, it } from "vitest";
import { bytes, flightReservation, mailOf, pageWith, pdfOf, ticketPdf } from "../../test/confirmations.ts";
import { readEverything } from "./read-confirmation.ts";

const today = "2027-05-01";
const ticket = `Booking reference: QX7PLM
Flight LH 809
Monday, 7 June 2027
Departure: 12:10 Berlin (BER)
Arrival: 13:30 Frankfurt (FRA)
`;
const expected = { kind: "flight", number: "LH809", confirmationNumber: "QX7PLM", start: "2027-06-07T12:10" };
const readMail = (source: string | Uint8Array) =>
  readEverything({ origin: "eml", bytes: typeof source === "string" ? bytes(source) : source }, today);
const readText = (text: string) => readEverything({ origin: "text", text }, today);
const cells = (...texts: readonly string[]) => `<tr>${texts.map((it) => `<td>${it}</td>`).join("")}</tr>`;
const ticketHtml = `<html><body><div style="display:none">Only 9 EUR!</div><table>${cells("Booking reference:", "QX7PLM")}
  ${cells("Flight", "LH 809")}${cells("Departure:", "7 June 2027 12:10", "Berlin (BER)")}
  ${cells("Arrival:", "7 June 2027 13:30", "Frankfurt (FRA)")}</table></body></html>`;

describe("mails", () => {
  it("are read with the header above their words, and evidence points into that", async () => {
    const read = await readMail(mailOf([{ type: "text/plain; charset=utf-8", content: ticket }]));
    expect(read?.subject).toBe("Bestätigung");
    expect(read?.text).toMatch(
      /^From: Bookings <mail@travel\.example>\nSubject: Bestätigung\nDate: Mon, 03 May 2027 10:00:00 \+0200\n\nBooking/,
    );
    expect(read?.reading).toMatchObject({ segments: [expected], writtenAt: expect.stringMatching(/^2027-05-03/) });
    const [span] = read?.reading.segments[0]?.evidence.confirmation_number ?? [];
    expect(read?.text.slice(span?.start, span?.end)).toBe("QX7PLM");
  });

  it("with HTML alone are read as they are seen", async () => {
    const read = await readMail(mailOf([{ type: "text/html; charset=utf-8", content: ticketHtml }]));
    expect(read?.text).toContain("Departure:  7 June 2027 12:10  Berlin (BER)\nArrival:");
    expect(read?.text).not.toContain("9 EUR");
    expect(read?.reading.segments).toMatchObject([expected]);
  });

  it.each([
    [
      "the words where the page says nothing",
      "<html><body><p>View</p><p>in</p><p>browser</p><br></body></html>",
      ticket,
      "Monday",
    ],
    ["the page where the words say nothing", ticketHtml, "Your program cannot show this mail.", "QX7PLM"],
  ])("in two forms are read as %s", async (_, html, text, has) => {
    const edge = "=_two";
    const body = [
      `--${edge}`,
      "Content-Type: text/plain",
      "",
      text,
      `--${edge}`,
      "Content-Type: text/html",
      "",
      html,
      `--${edge}--`,
    ];
    const head = `From: a@x.example\r\nContent-Type: multipart/alternative; boundary="${edge}"\r\n\r\n`;
    const read = await readMail(head + body.join("\r\n"));
    expect(read?.text).toContain(has);
    expect(read?.reading.segments).toMatchObject([expected]);
  });

  it("come in the charset that they declare", async () => {
    const latin = Buffer.from(
      `From: a@x.example\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nHotel Café Zürich`,
      "latin1",
    );
    expect((await readMail(latin))?.text).toContain("Café Zürich");
    const japanese = Buffer.from([0x8c, 0x8e]);
    const mail = mailOf([{ type: "text/plain; charset=shift_jis", content: japanese }]);
    expect((await readMail(mail))?.text).toContain("月");
  });

  it("forwarded as attachments are read within", async () => {
    const inner = mailOf([{ type: "text/plain; charset=utf-8", content: ticket }]);
    const outer = mailOf([
      { type: "text/plain", content: "See below." },
      { type: "message/rfc822", content: inner },
    ]);
    const read = await readMail(
      outer.replaceAll("=_edge_of_parts", "=_outer").replace(inner.replaceAll("=_edge_of_parts", "=_outer"), inner),
    );
    expect(read?.reading.segments).toMatchObject([expected]);
    let deep = inner;
    for (let depth = 0; depth < 40; depth++) deep = `Content-Type: message/rfc822\r\n\r\n${deep}`;
    expect((await readMail(deep))?.reading.segments).toEqual([]);
  });

  it("bring a PDF or a page with them", async () => {
    const words = { type: "text/plain", content: "Your ticket is attached." };
    const withPdf = mailOf([
      words,
      { type: "application/octet-stream", content: await ticketPdf(), name: "Ticket.PDF" },
    ]);
    const read = await readMail(withPdf);
    expect(read?.reading.segments).toMatchObject([expected]);
    const [span] = read?.reading.segments[0]?.evidence.number ?? [];
    expect(read?.text.slice(span?.start, span?.end)).toBe("LH 809");
    const withPage = mailOf([words, { type: "text/html", content: pageWith(flightReservation), name: "ticket.html" }]);
    expect((await readMail(withPage))?.reading.segments).toMatchObject([
      { number: "LH809", confirmationNumber: "RXJ34P" },
    ]);
  });

  it("were written when their header says, and so was what is attached", async () => {
    const pdf = await pdfOf((it) => it.text("Flight LH 809").text("7 June").text("Departure: 12:10 Berlin (BER)"));
    const mail = mailOf([{ type: "application/pdf", content: pdf, name: "ticket.pdf" }], {
      Date: "Tue, 03 May 2022 10:00:00 +0200",
    });
    expect((await readMail(mail))?.reading.segments).toMatchObject([{ number: "LH809", start: "2022-06-07T12:10" }]);
  });

  it("and their attachments about one thing are one segment", async () => {
    const mail = mailOf([
      { type: "text/html; charset=utf-8", content: pageWith(flightReservation, ticketHtml) },
      { type: "application/pdf", content: await ticketPdf(), name: "ticket.pdf" },
    ]);
    expect((await readMail(mail))?.reading.segments).toMatchObject([{ number: "LH809", confirmationNumber: "RXJ34P" }]);
  });

  it.each([
    ["nothing", ""],
    ["words", "Hello, here is my ticket."],
    ["a picture", "\x89PNG\r\n\x1a\n\0\0\0"],
  ])("that are %s are none", async (_, source) => {
    expect(await readMail(source)).toBeNull();
  });

  it.each([
    [
      "parts",
      `From: a@x.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\nx\r\n".repeat(400_000)}`,
    ],
    ["edges", `From: a@x.example\r\nContent-Type: multipart/mixed; boundary=-\r\n\r\n${"-".repeat(5_000_000)}`],
    ["one line in base64", `From: a@x.example\r\nContent-Transfer-Encoding: base64\r\n\r\n${"QUFB".repeat(1_200_000)}`],
    ["a header", `From: a@x.example\r\nSubject: ${" =?utf-8?q?=C3?=".repeat(300_000)}\r\n\r\nx`],
  ])("of five megabytes of %s take little time", async (_, source) => {
    expect((await readMail(source))?.reading.segments ?? []).toEqual([]);
  });
});

describe("pasted texts", () => {
  it.each([
    ["words", ticket],
    [
      "words below a header",
      `From: a@x.example\nSubject: Your ticket\nDate: Mon, 3 May 2027 10:00:00 +0200\n\n${ticket}`,
    ],
    ["words below a header of what was a page", `Subject: x\nContent-Type: text/html; charset=utf-8\n\n${ticket}`],
    [
      "words below a header of what was many parts",
      `Subject: x\nContent-Type: multipart/mixed; boundary=b\n\n${ticket}`,
    ],
    ["words with a tag in them", `Hi <b>Jo</b>,\n${ticket}`],
  ])("that are %s stay as they are", async (_, text) => {
    const read = await readText(text);
    expect(read?.text).toBe(text);
    expect(read?.reading.segments).toMatchObject([expected]);
  });

  it("that are the source of a mail are read as one", async () => {
    const source = `\n${mailOf([{ type: "text/plain; charset=utf-8", content: ticket }]).replaceAll("\r\n", "\n")}`;
    const read = await readText(source);
    expect(read?.subject).toBe("Bestätigung");
    expect(read?.reading.segments).toMatchObject([expected]);
  });

  it("that are the source of a mail have been decoded already", async () => {
    const source =
      "From: a@x.example\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=iso-8859-1\n\nZürich\n--b--\n";
    expect((await readText(source))?.text).toContain("Zürich");
  });

  it("that are the source of a page keep the header above it", async () => {
    const read = await readText(`From: a@x.example\nSubject: Your ticket\n\n${ticketHtml}`);
    expect(read?.subject).toBe("Your ticket");
    expect(read?.text).toMatch(/^From: a@x\.example\nSubject: Your ticket\n\nBooking reference: {2}QX7PLM\n/);
    expect(read?.reading.segments).toMatchObject([expected]);
  });

  it("that are data for machines are read as data", async () => {
    const read = await readText(JSON.stringify([flightReservation], null, 2));
    expect(read?.reading.segments).toMatchObject([{ number: "LH809", start: "2027-06-07T12:10" }]);
  });

  it.each(["", " \n ", "\0", "\ud800"])("with nothing in them hold nothing", async (text) => {
    expect(await readText(text)).toMatchObject({ text, reading: { segments: [] } });
  });
});

import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bytes, pdfOf, ticketPdf } from "../../test/confirmations.ts";
import { pdfThatUnfolds } from "../../test/hostile-pdf.ts";
import { pdfText } from "./pdf.ts";
import { unfoldsTooFar } from "./pdf-bounds.ts";
import { readEverything } from "./read-confirmation.ts";

describe("PDF files", () => {
  it("are read as they are laid out", async () => {
    const text = await pdfText(await ticketPdf());
    const lines = text?.split("\n") ?? [];
    const [labels = "", moments = ""] = lines.filter((it) => /Arrival|13:30/.test(it));
    expect(labels).toMatch(/^Departure {3,}Arrival$/);
    expect(moments.indexOf("7 June", 5)).toBe(labels.indexOf("Arrival"));
    const read = await readEverything({ origin: "pdf", bytes: await ticketPdf() }, "2027-05-01");
    expect(read).toMatchObject({ text, subject: null });
    expect(read?.reading.segments).toMatchObject([
      {
        kind: "flight",
        number: "LH809",
        confirmationNumber: "QX7PLM",
        start: "2027-06-07T12:10",
        end: "2027-06-07T13:30",
      },
    ]);
  });

  it("are read from page to page, also where text is turned and letters are accented", async () => {
    const pdf = await pdfOf((it) => {
      it.text("Zürich – Genève")
        .rotate(90, { origin: [300, 300] })
        .text("Turned words", 300, 300);
      it.addPage().text("Second page");
    });
    expect(await pdfText(pdf)).toBe("Zürich – Genève\n\nTurned words\n\nSecond page");
  });

  it("that only forbid changes are read, those with a password are not", async () => {
    expect(await pdfText(await pdfOf((it) => it.text("Open"), { ownerPassword: "o" }))).toBe("Open");
    const locked = await pdfOf((it) => it.text("Locked"), { userPassword: "u", ownerPassword: "o" });
    expect(await readEverything({ origin: "pdf", bytes: locked }, "2027-05-01")).toBeNull();
  });

  it("without a text layer are none", async () => {
    expect(await pdfText(await pdfOf((it) => it.rect(0, 0, 300, 300).fill("red")))).toBeNull();
  });

  it("that are broken are none, and never throw", async () => {
    const whole = await ticketPdf();
    for (const cut of [0, 5, 200, Math.floor(whole.length / 2), whole.length - 30]) await pdfText(whole.slice(0, cut));
    expect(await pdfText(whole.slice(0, 300))).toBeNull();
    expect(await pdfText(bytes("%PDF-1.7\n%%EOF"))).toBeNull();
    expect(await pdfText(bytes("PK\x03\x04 a picture"))).toBeNull();
    const noise = Uint8Array.from(whole, (byte, index) => (index > 100 && index % 97 === 0 ? byte ^ 0x55 : byte));
    await pdfText(noise);
  });

  it("of hundreds of pages are read in their beginning", async () => {
    const book = await pdfOf((it) => {
      for (let page = 1; page <= 300; page++) it.text(`Page number ${page} `.repeat(30)).addPage();
    });
    const text = (await pdfText(book)) ?? "";
    expect(text).toContain("Page number 40");
    expect(text).not.toContain("Page number 41");
  });

  it("with more text than anybody reads are cut", async () => {
    const text = await pdfText(stream(`BT /F1 9 Tf ${"(word) Tj 5 0 Td ".repeat(400_000)} ET`));
    expect(text?.length ?? 0).toBeLessThanOrEqual(1_000_000);
  });

  it.each([
    ["whole", 0],
    ["with a broken end", 9],
  ])("that unfold into hundreds of megabytes are none, before they do, %s", async (_, cut) => {
    const bomb = stream(" ".repeat(200_000_000), cut);
    expect(bomb.byteLength).toBeLessThan(300_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await pdfText(bomb)).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });

  it.each([2, 3])(
    "that unfold into hundreds of megabytes only when unfolded %i times are none, before they do",
    async (times) => {
      const bomb = pdfThatUnfolds(
        100,
        Array.from({ length: times }, () => "FlateDecode"),
      );
      expect(bomb.byteLength).toBeLessThan(1000);
      expect(await unfoldsTooFar(bomb)).toBe(true);
      expect(await pdfText(bomb)).toBeNull();
    },
  );

  it("with actions and addresses run and fetch nothing", async () => {
    const asked: unknown[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      asked.push(call);
      return await real(...call);
    };
    try {
      const text = await pdfText(
        await pdfOf((it) =>
          it.text("Click", { link: "https://x.example/" }).text("me").addNamedJavaScript("a", "app.alert(1)"),
        ),
      );
      expect(text).toBe("Click\nme");
      expect(asked).toEqual([]);
    } finally {
      globalThis.fetch = real;
    }
  });
});

/** A page with one compressed stream. */
function stream(content: string, cut = 0): Uint8Array {
  const whole = deflateSync(content);
  const packed = whole.subarray(0, whole.length - cut);
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream
`;
  const tail = "\nendstream endobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF";
  return new Uint8Array(Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]));
}

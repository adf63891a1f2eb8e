import { describe, expect, it } from "vitest";
import { fileNameInHeader, filterDocuments, textPreviewIn } from "./document-files.ts";

const documents = [
  { name: "Évora ticket.pdf", kind: "ticket" },
  { name: "Hotel Évora.eml", kind: "confirmation" },
] as const;

it("finds documents by name and kind on the device, ignoring case and accents", () => {
  const names = (...[words, kind]: [string, "ticket" | "visa" | null]) =>
    filterDocuments(documents, words, kind).map((it) => it.name);
  expect(names("evora", null)).toEqual(["Évora ticket.pdf", "Hotel Évora.eml"]);
  expect(names("ÉVORA", "ticket")).toEqual(["Évora ticket.pdf"]);
  expect(names("", "visa")).toEqual([]);
});

it.each([
  [`inline; filename="Evora map.png"; filename*=UTF-8''%C3%89vora%20map.png`, "Évora map.png"],
  [`attachment; filename="pass.pkpass"; filename*=UTF-8''pass.pkpass`, "pass.pkpass"],
  [`attachment; filename*=UTF-8''%E0%A4%A`, null],
  ["inline", null],
  [undefined, null],
])("reads the name of a file from %s", (said, name) => expect(fileNameInHeader(said)).toBe(name));

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer;

describe("a text on the device", () => {
  it("is shown whole when it is short, and says so", () => {
    expect(textPreviewIn(bytesOf("\uFEFFRing twice, Évora"))).toEqual({ text: "Ring twice, Évora", text_cut: false });
    expect(textPreviewIn(bytesOf(`\uFEFF${"日".repeat(20_000)}`))).toEqual({
      text: "日".repeat(20_000),
      text_cut: false,
    });
  });

  it.each(["a", "é", "日"])("is cut when it is long, in letters like %s", (letter) => {
    expect(textPreviewIn(bytesOf(letter.repeat(500_000)))).toEqual({ text: letter.repeat(20_000), text_cut: true });
  });

  it("is not cut inside a letter", () => {
    const { text, text_cut } = textPreviewIn(bytesOf(`a${"🚋".repeat(20_000)}`));
    expect([text.isWellFormed(), text_cut]).toEqual([true, true]);
  });
});

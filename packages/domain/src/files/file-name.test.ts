import { describe, expect, it } from "vitest";
import { cleanFileName, cleanName, nameForDownload } from "./file-name.ts";

describe("a file name", () => {
  it.each<[string, string | null]>([
    ["Ticket Lisboa – Évora.pdf", "Ticket Lisboa – Évora.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\ana\\Desktop\\scan.png", "scan.png"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["a\r\nSet-Cookie: x=1.pdf", "a Set-Cookie: x=1.pdf"],
    ["\u0000\u0007ticket\u200b.pdf", "ticket.pdf"],
    ["  .hidden. ", "hidden"],
    ["搭乗券.pdf", "搭乗券.pdf"],
    ["half \ud83d.pdf", "half .pdf"],
    ["..", null],
    ["///", null],
    ["???", null],
    ["", null],
  ])("%j becomes %j", (sent, clean) => expect(cleanFileName(sent)).toBe(clean));

  it("is cut in the middle, so that its extension stays", () => {
    const clean = cleanFileName(`${"very long ".repeat(100)}.pdf`);
    expect(clean?.length).toBeLessThanOrEqual(120);
    expect(clean).toMatch(/^very long .*…\.pdf$/);
    expect(cleanFileName("x".repeat(9000))).toHaveLength(120);
  });

  it("keeps slashes that people type", () => expect(cleanName("Hotel / breakfast")).toBe("Hotel / breakfast"));

  it.each([
    ["ticket.pdf", "ticket.pdf"],
    ["ticket.exe", "ticket.exe.pdf"],
    ["Check-in: 15/11?", "Check-in 15-11.pdf"],
    ["St. Anne", "St. Anne.pdf"],
  ])("%j is %j for download", (name, left) => expect(nameForDownload(name, ["pdf"])).toBe(left));
});

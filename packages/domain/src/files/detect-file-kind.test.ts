import { describe, expect, it } from "vitest";
import * as s from "../../test/files/samples.ts";
import { detectFileKind } from "./detect-file-kind.ts";

const join = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((it) => (typeof it === "string" ? Buffer.from(it, "latin1") : it)));
const without = (name: string) => s.passEntries.filter((it) => it.name !== name);
const passWith = (more: Partial<(typeof s.passEntries)[number]>) =>
  s.archive([...s.passEntries, { name: "strip.png", data: Buffer.from("x"), ...more }]);
const plainZip = s.archive([{ name: "readme.txt", data: Buffer.from("hello") }]);

describe("the kind of a file, by its bytes,", () => {
  it.each<[string, Uint8Array, string, string?]>([
    ["a PDF, whatever it is called", s.pdf, "pdf", "virus.exe"],
    ["a PDF that ends with padding", join(s.pdf, "\r\n\0\0"), "pdf"],
    ["a PNG", s.png(), "png"],
    ["a JPEG", s.jpeg, "jpeg"],
    ["a JPEG with a smaller one behind it", join(s.jpeg, s.jpeg), "jpeg"],
    ["a JPEG with very many behind it", join(...Array.from({ length: 30_000 }, () => s.jpeg)), "jpeg"],
    ["a moving photo", join(s.jpeg, s.jpeg, s.film), "jpeg"],
    ["a photo of a Samsung", join(s.jpeg, "\0\0\x01\x0aImage_UTC_Data1700000000000SEFHj\0\0\0SEFT"), "jpeg"],
    ["a padded JPEG", join(s.jpeg, "\0\0\0"), "jpeg"],
    ["a WebP", s.webp, "webp"],
    ["a WebP without loss", s.losslessWebp, "webp"],
    ["a GIF", s.gif, "gif"],
    ["a HEIC", s.heic, "heic"],
    ["a mail, also with a page in it", s.mail, "eml", "ticket.eml"],
    ["a mail that lost its ending", s.mail, "eml"],
    ["a calendar", s.calendar, "ics", "flight.ics"],
    ["a text", Buffer.from("Klingeln bei Gräber, 3. Stock → links"), "text", "Schlüssel.txt"],
    ["a text without an ending", Buffer.from("Door 1234#"), "text", "Flat No. 1.5"],
    ["a text that compares", Buffer.from("If a < b and b > c, ring twice"), "text"],
    ["a pass", s.pass, "pkpass"],
  ])("%s", (_, bytes, kind, name = "") => {
    expect(detectFileKind(bytes, name)).toMatchObject({ ok: true, kind });
  });
});

describe("refused files:", () => {
  const script = "<script>alert(1)</script>";
  it.each<[string, Uint8Array, string?]>([
    ["nothing", new Uint8Array()],
    ["a program of Windows", join("MZ\x90\0\x03\0\0\0", Buffer.alloc(500, 1)), "ticket.pdf"],
    ["a program of Linux", join("\x7fELF\x02\x01\x01\0", Buffer.alloc(500, 1))],
    ["an old Office file, which may hold macros", join("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Buffer.alloc(512))],
    ["a new Office file", s.archive([{ name: "[Content_Types].xml", data: Buffer.from("<x/>") }]), "plan.docm"],
    ["a page", Buffer.from("<!DOCTYPE html><title>Ticket</title>"), "ticket.txt"],
    ["a page behind a few words", Buffer.from(`Dear guest,\n<html>${script}`), "ticket.txt"],
    ["a page that is marked as UTF-8", Buffer.from("\ufeff<html>")],
    ["a drawing", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), "logo.png"],
    ["a drawing behind a declaration", Buffer.from(`<?xml version="1.0"?><!-- --><svg/>`)],
    ["a shell script", Buffer.from("#!/bin/sh\nrm -rf /"), "notes.txt"],
    ["words called a script", Buffer.from("alert(1)"), "notes.js"],
    ["words called a page", Buffer.from("hello"), "notes.html"],
    ["words called a picture", Buffer.from("hello"), "photo.png"],
    ["words in no Unicode", Buffer.from("caf\xe9", "latin1"), "menu.txt"],
    ["a text with control characters", Buffer.from("a\x1b[2Jb")],
    ["a calendar called a program", s.calendar, "flight.bat"],
    ["a PDF that does not begin at the beginning", join("\n\n", s.pdf)],
    ["a PDF behind a page", join(`<html>${script}`, s.pdf)],
    ["a PDF behind a GIF", join(s.gif.subarray(0, -1), s.pdf)],
    ["half a PDF", s.pdf.subarray(0, 100)],
    ["a PDF with an archive behind it", join(s.pdf, plainZip)],
    ["a PDF with an archive inside, up to its end", join(s.pdf, plainZip, "\n%%EOF\n")],
    ["a PDF with a page behind it", join(s.pdf, script)],
    ["a PNG with an archive behind it", join(s.png(), plainZip)],
    ["a PNG with a page behind it", join(s.png(), script)],
    ["a PNG with a film behind it", join(s.png(), s.film)],
    ["a JPEG with an archive behind it", join(s.jpeg, plainZip)],
    ["a JPEG with an archive between it and a smaller one", join(s.jpeg, plainZip, s.jpeg)],
    ["a photo of a Samsung with an archive", join(s.jpeg, "\0\0", plainZip, "SEFT")],
    ["a JPEG with a film that is more", join(s.jpeg, s.film, script)],
    ["a JPEG with a program behind it", join(s.jpeg, "MZ\x90\0")],
    ["a GIF with a script behind it", join(s.gif, "=1;alert(1)")],
    ["a WebP with a page behind it", join(s.webp, script)],
    ["a HEIC with a page behind it", join(s.heic, script)],
    ["a PDF in the comment of a picture", jpegWithComment(s.pdf.toString("latin1"))],
    ["half a JPEG", s.jpeg.subarray(0, 150)],
    ["half a PNG", s.png().subarray(0, 40)],
    ["half a GIF", s.gif.subarray(0, 30)],
    ["half a WebP", s.webp.subarray(0, 40)],
    ["half a HEIC", s.heic.subarray(0, 100)],
    ["a JPEG of noise", join("\xff\xd8\xff\xe0", Buffer.alloc(5000, 0xab))],
    ["a PNG of 50,000 x 50,000", s.png(50_000, 50_000, 1)],
    ["a PNG without a size", s.png(0, 9)],
    ["a film", s.film, "film.mp4"],
  ])("%s", (_, bytes, name = "") => {
    expect(detectFileKind(bytes, name)).toEqual({ ok: false, why: expect.stringMatching(/^is .*\.$/) });
  });

  it.each<[string, Uint8Array]>([
    ["any other archive", plainZip],
    ["an empty one", s.archive([])],
    ["a pass without its signature", s.archive(without("signature"))],
    ["a pass that leads out of its folder", passWith({ name: "../../etc/cron.d/x.png" })],
    ["a pass with an absolute path", passWith({ name: "/etc/x.png" })],
    ["a pass with a path of Windows", passWith({ name: "C:\\x.png" })],
    ["a pass with a link", passWith({ mode: 0o120777 })],
    ["a pass with a program", passWith({ name: "setup.exe" })],
    ["a pass with an archive in it", passWith({ name: "more.zip" })],
    ["an encrypted pass", passWith({ flags: 1 })],
    ["a pass in an unusual packing", passWith({ method: 12 })],
    ["a pass with one name twice", passWith({ name: "icon.png" })],
    ["a pass whose entry is called otherwise inside", passWith({ localName: "run.exe" })],
    ["a bomb", passWith({ data: Buffer.alloc(5_000_000) })],
    ["a bomb of many", s.archive([...s.passEntries, ...many(40, 700_000)])],
    ["a pass of a thousand entries", s.archive([...s.passEntries, ...many(1000, 1)])],
    ["a stored entry that says it is smaller", passWith({ method: 0, unpacked: 0 })],
    ["a pass with something before it", s.archive(s.passEntries, { before: Buffer.from("PK\x03\x04 and more") })],
    ["a pass with something between", s.archive(s.passEntries, { between: Buffer.alloc(200, 65) })],
    ["a pass with something behind it", join(s.pass, "<html>")],
    ["half a pass", s.pass.subarray(0, 300)],
    ["a pass with overlapping entries", overlapping()],
  ])("as a pass, %s", (_, bytes) => {
    expect(detectFileKind(bytes, "boarding.pkpass")).toMatchObject({ ok: false });
  });

  it("takes little time for ten megabytes of the worst content", () => {
    const worst = Buffer.alloc(10 * 1_048_576, Buffer.from([0xff, 0x00]));
    worst.set(s.jpeg.subarray(0, -2));
    for (const head of ["", "GIF89a", "From: a\r\n", "%PDF-1.4", "PK\x03\x04"]) {
      const bytes = Buffer.from(worst);
      bytes.write(head, "latin1");
      expect(detectFileKind(bytes, ""), head).toMatchObject({ ok: false });
    }
  });
});

/** Noise: each entry is small, only all together are too large. */
function many(count: number, size: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `strip${index}.png`,
    data: Buffer.from(Array.from({ length: Math.ceil(size / 20) }, (_, at) => (at * 7919) % 251)),
    unpacked: size,
  }));
}

/** Two entries of the table that refer to the same bytes. */
function overlapping(): Buffer {
  const bytes = s.archive(s.passEntries);
  const second = bytes.indexOf("PK\x01\x02", bytes.indexOf("PK\x01\x02") + 4, "latin1");
  bytes.writeUInt32LE(0, second + 42);
  return bytes;
}

function jpegWithComment(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    s.jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text, "latin1"),
    s.jpeg.subarray(2),
  ]);
}

import { describe, expect, it } from "vitest";
import { jpeg, losslessWebp, webp } from "../../test/files/samples.ts";
import { isBareWebp } from "./is-bare-webp.ts";

/** With another chunk at the end. */
function withChunk(name: string, content: string): Uint8Array {
  const chunk = Buffer.concat([Buffer.from(name), Buffer.from([content.length, 0, 0, 0]), Buffer.from(content)]);
  const made = Buffer.concat([webp, chunk]);
  made.writeUInt32LE(made.length - 8, 4);
  return made;
}

describe("a bare WebP", () => {
  it.each([
    ["a picture", webp],
    ["a lossless one", losslessWebp],
    ["one with a colour profile", withChunk("ICCP", "profil")],
  ])("is %s", (_, bytes) => {
    expect(isBareWebp(bytes)).toBe(true);
  });

  it.each([
    ["with EXIF", withChunk("EXIF", "place!")],
    ["with XMP", withChunk("XMP ", "device")],
    ["with something unknown", withChunk("MORE", "what??")],
    ["with something behind its end", Buffer.concat([webp, Buffer.from("Lisbon")])],
    ["cut off", webp.subarray(0, webp.length - 1)],
    ["that is a JPEG", jpeg],
    ["without bytes", new Uint8Array()],
  ])("is none %s", (_, bytes) => {
    expect(isBareWebp(bytes)).toBe(false);
  });
});

import { crc32, deflateRawSync, deflateSync } from "node:zlib";

const base64 = (text: string): Buffer => Buffer.from(text, "base64");
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Pictures of 12 x 9. */
export const jpeg = base64(
  "/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAJAAwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAANf/Z",
);
export const webp = base64("UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoMAAkABABoJaACdLoABdQAAPuO/jebzWtb+KAUjhmAAA==");
export const losslessWebp = base64("UklGRh4AAABXRUJQVlA4TBEAAAAvCwACAAdQvCIXpf+BiOh/AAA=");
export const gif = base64("R0lGODlhDAAJAIAAAExpcch4KCH5BAUAAAAALAAAAAAMAAkAAAIJjI+py+0PozwFADs=");

/** A grey PNG that declares this size, with fewer lines when given. */
export function png(width = 12, height = 9, lines = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
  };
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const data = deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

export const box = (type: string, data: Buffer): Buffer =>
  Buffer.concat([u32(8 + data.length), Buffer.from(type), data]);
export const heic = Buffer.concat([
  box("ftyp", Buffer.from("heic\0\0\0\0mif1heic")),
  box("meta", Buffer.alloc(40)),
  box("mdat", Buffer.alloc(200, 7)),
]);
/** The film that phones append to a moving photo. */
export const film = Buffer.concat([box("ftyp", Buffer.from("mp42\0\0\0\0isom")), box("mdat", Buffer.alloc(64, 3))]);

export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
export const mail = Buffer.from(
  "Received: from mx.example.com by home;\r\n Sat, 21 Nov 2026 10:00:00 +0000\r\nFrom: Air Lantern <tickets@example.com>\r\nTo: ana@example.com\r\nSubject: Your ticket\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\n\r\n<html><script>track()</script>Hello</html>\r\n",
);
export const calendar = Buffer.from("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n");

interface Entry {
  readonly name: string;
  readonly data: Buffer;
  /** False values for the table. */
  readonly unpacked?: number;
  readonly flags?: number;
  readonly mode?: number;
  readonly method?: number;
  /** In the header before the data; the table's by default. */
  readonly localName?: string;
}

/** An archive of these entries. */
export function archive(
  entries: readonly Entry[],
  { before = Buffer.alloc(0), between = Buffer.alloc(0) } = {},
): Buffer {
  const parts: Buffer[] = [before];
  const table: Buffer[] = [];
  let at = before.length;
  for (const {
    name,
    data,
    unpacked = data.length,
    flags = 0,
    mode = 0o100644,
    method = 8,
    localName = name,
  } of entries) {
    const packed = method === 8 ? deflateRawSync(data) : data;
    const local = Buffer.alloc(30);
    local.write("PK\x03\x04", 0, "latin1");
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(unpacked, 22);
    local.writeUInt16LE(localName.length, 26);
    const central = Buffer.alloc(46);
    central.write("PK\x01\x02", 0, "latin1");
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(unpacked, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(mode * 65_536, 38);
    central.writeUInt32LE(at, 42);
    table.push(central, Buffer.from(name, "latin1"));
    const whole = Buffer.concat([local, Buffer.from(localName, "latin1"), packed, between]);
    parts.push(whole);
    at += whole.length;
  }
  const directory = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

const entry = (name: string, text = "{}"): Entry => ({ name, data: Buffer.from(text) });
export const passEntries: readonly Entry[] = [
  entry("pass.json", '{"description":"Boarding pass"}'),
  entry("manifest.json"),
  entry("signature", "signed"),
  entry("icon.png", "png"),
  entry("logo@2x.png", "png"),
  entry("pt-PT.lproj/pass.strings", '"gate" = "Porta";'),
];
export const pass = archive(passEntries);

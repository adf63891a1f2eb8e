import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { readMultipartForm } from "./multipart-form.ts";

const request = { headers: { "content-type": "multipart/form-data; boundary=B" } } as unknown as IncomingMessage;
const file =
  '--B\r\nContent-Disposition: form-data; name=file; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
const field = (name: string, value: string) =>
  `--B\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;

it("reads a large file and the fields after it", async () => {
  const bytes = Buffer.alloc(300_000, "%PDF and more");
  const body = Buffer.concat([Buffer.from(file), bytes, Buffer.from(`\r\n${field("name", "Tickets")}--B--\r\n`)]);
  const form = await readMultipartForm(request, body);
  expect(form.file).toMatchObject({ name: "a.pdf", type: "application/pdf" });
  expect(Buffer.compare(form.file.bytes, bytes)).toBe(0);
  expect(form.fields).toEqual([["name", "Tickets"]]);
});

it("refuses a form without an end", async () => {
  await expect(readMultipartForm(request, Buffer.from(`${file}%PDF`))).rejects.toMatchObject({
    details: [{ message: "the body is not valid multipart/form-data" }],
  });
});

it("stops reading at too many parts: what follows, which has no end, does not matter any more", async () => {
  const body = Buffer.from(field("a", "").repeat(20) + "x".repeat(1_000_000));
  await expect(readMultipartForm(request, body)).rejects.toMatchObject({
    message: "The form must hold exactly one file.",
  });
});

import { thumbnails } from "@caravan/integrations/thumbnails";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as s from "../../../domain/test/files/samples.ts";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
let ana: Awaited<ReturnType<TestApi["person"]>>;
let tripId: string;

beforeAll(async () => {
  api = await startApi({ ports: { pictures: thumbnails() } });
  ana = await api.person("Ana");
  const body = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  tripId = (await api.send("POST", "/api/trips", { token: ana.token, body })).body.trip.id;
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

async function uploaded(bytes: Uint8Array, name: string): Promise<string> {
  const response = await fetch(`${api.url}/api/trips/${tripId}/documents?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ana.token}` },
    body: new Uint8Array(bytes),
  });
  // biome-ignore lint/suspicious/noExplicitAny: an untyped wire
  const body = (await response.json()) as any;
  if (response.status !== 201) throw new Error(JSON.stringify(body));
  return body.document.id;
}

async function fetched(path: string, token = ana.token) {
  const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
}

describe("GET the file of a document", () => {
  it.each<[string, Uint8Array, string, string, "inline" | "attachment", string]>([
    ["a PDF", s.pdf, "Ticket", "application/pdf", "inline", "Ticket.pdf"],
    ["a PNG", s.png(), "photo.png", "image/png", "inline", "photo.png"],
    ["a JPEG", s.jpeg, "photo.jpeg", "image/jpeg", "inline", "photo.jpeg"],
    ["a GIF", s.gif, "a.gif", "image/gif", "inline", "a.gif"],
    ["a WebP", s.webp, "a", "image/webp", "inline", "a.webp"],
    ["a text", Buffer.from("Klingel bei Gräber"), "door.md", "text/plain; charset=utf-8", "inline", "door.md"],
    ["a HEIC", s.heic, "IMG_1.HEIC", "image/heic", "attachment", "IMG_1.HEIC"],
    ["a mail", s.mail, "ticket.eml", "message/rfc822", "attachment", "ticket.eml"],
    ["a calendar", s.calendar, "flight.ics", "text/calendar", "attachment", "flight.ics"],
    ["a pass", s.pass, "pass", "application/vnd.apple.pkpass", "attachment", "pass.pkpass"],
    ["a PDF called a program", s.pdf, "setup.exe", "application/pdf", "inline", "setup.exe.pdf"],
  ])("%s: the exact bytes, with safe headers", async (_, bytes, name, type, disposition, saved) => {
    const { status, headers, bytes: got } = await fetched(`/api/documents/${await uploaded(bytes, name)}/file`);
    expect(status).toBe(200);
    expect(got.equals(Buffer.from(bytes))).toBe(true);
    expect(headers).toMatchObject({
      "content-type": type,
      "content-length": String(bytes.length),
      "content-disposition": `${disposition}; filename="${saved}"; filename*=UTF-8''${saved}`,
      "cache-control": "private, no-cache",
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      vary: "authorization, cookie",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src|same-origin/);
  });

  it("encodes the file name in any alphabet, safely in the header", async () => {
    const name = `搭乗券 "Évora" \r\nX-Evil: 1; 50% (1).pdf`;
    const { headers } = await fetched(`/api/documents/${await uploaded(s.pdf, name)}/file`);
    expect(headers["x-evil"]).toBeUndefined();
    const [, plain, extended] =
      /filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(headers["content-disposition"] ?? "") ?? [];
    expect(plain).toBe("  Evora X-Evil 1; 50 (1).pdf".replace(/^ /, ""));
    expect(decodeURIComponent(extended ?? "")).toBe("搭乗券 Évora X-Evil 1; 50% (1).pdf");
  });

  it("404 for strangers, for keys of other trips and for deleted documents", async () => {
    const id = await uploaded(s.pdf, "a.pdf");
    const path = `/api/documents/${id}/file`;
    const other = await api.send("POST", "/api/trips", {
      token: ana.token,
      body: { destination: "Porto", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true },
    });
    const limited = await api.key(ana.token, { scopes: ["trips:read"], trip_ids: [other.body.trip.id] });
    expect((await fetched(path, limited.secret)).status).toBe(404);
    expect((await fetched(path, (await api.person("Rui")).token)).status).toBe(404);
    expect((await fetched("/api/documents/..%2f..%2fetc/file")).status).toBe(404);
    expect((await api.send("DELETE", `/api/trips/${tripId}/documents/${id}`, { token: ana.token })).status).toBe(200);
    expect((await fetched(path)).status).toBe(404);
  });
});

describe("GET the preview", () => {
  it("returns a small WebP for a picture", async () => {
    const { status, headers, bytes } = await fetched(
      `/api/documents/${await uploaded(s.png(1600, 1200), "a.png")}/preview`,
    );
    expect({ status, type: headers["content-type"], kind: bytes.subarray(8, 12).toString() }).toEqual({
      status: 200,
      type: "image/webp",
      kind: "WEBP",
    });
    expect(headers["content-disposition"]).toBeUndefined();
  });

  it.each<[string, Uint8Array]>([
    ["a PDF", s.pdf],
    ["a HEIC", s.heic],
    ["a picture that says it is larger than what it holds", s.png(7000, 7000, 1)],
  ])("404 for %s", async (_, bytes) => {
    expect((await fetched(`/api/documents/${await uploaded(bytes, "a")}/preview`)).status).toBe(404);
  });
});

describe("GET the list", () => {
  it("searches with the query, and returns the addresses of the files", async () => {
    const id = await uploaded(s.png(), "Évora map.png");
    const { body } = await api.send("GET", `/api/trips/${tripId}/documents?search=evora%20MAP`, { token: ana.token });
    const at = `${api.url}/api/documents/${id}`;
    expect(body.documents).toMatchObject([
      {
        ...{ id, name: "Évora map.png", kind: "other", private: false, content_type: "image/png", url: `${at}/file` },
        ...{ preview_url: `${at}/preview`, uploaded_by: { user_id: ana.id, name: "Ana" } },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain("file_key");
  });
});

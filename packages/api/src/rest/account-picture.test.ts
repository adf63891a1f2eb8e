import { thumbnails } from "@caravan/integrations/thumbnails";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as s from "../../../domain/test/files/samples.ts";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
let ana: Awaited<ReturnType<TestApi["person"]>>;

beforeAll(async () => {
  api = await startApi({ ports: { pictures: thumbnails() } });
  ana = await api.person("Ana");
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const asked = (method: string, path: string, body: Uint8Array | null = null) =>
  fetch(`${api.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${ana.token}` },
    body: body && new Uint8Array(body),
  });

it("a picture of an account is sent, shown at the address that the account names, and deleted", async () => {
  const sent = await asked("POST", "/api/users/me/picture?name=me.png", s.png(1600, 1200));
  expect(sent.status).toBe(201);
  const { picture } = (await sent.json()) as { picture: string };
  const account = await api.send("GET", "/api/users/me", { token: ana.token });
  expect(account.body.user.picture).toBe(picture);
  const shown = await asked("GET", picture);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(
    Buffer.from(await shown.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe("WEBP");
  expect((await asked("POST", "/api/users/me/picture?name=me.pdf", s.pdf)).status).toBe(415);
  expect((await asked("DELETE", "/api/users/me/picture")).status).toBe(200);
  expect((await asked("GET", picture)).status).toBe(404);
});

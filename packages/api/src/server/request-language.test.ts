import { provideTexts } from "@caravan/languages/node";
import { SourceCatalogues } from "@caravan/languages/source-catalogues";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  // As server.ts does; the texts of the screens are not needed here.
  provideTexts(new SourceCatalogues([]));
  api = await startApi();
  token = (await api.person("Ana")).token;
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("the texts of an answer", () => {
  it("are in the language that the request asks for, with the same codes", async () => {
    const missing = "/api/trips/0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01";
    const german = await api.send("GET", missing, { token, headers: { "accept-language": "de-AT, en;q=0.5" } });
    expect(german.body.error).toMatchObject({
      code: "not_found",
      message: "Reise nicht gefunden, oder du hast keinen Zugriff.",
    });
    const english = await api.send("GET", missing, { token });
    expect(english.body.error).toMatchObject({
      code: "not_found",
      message: "There is no such trip, or you have no access to it.",
    });
  });

  it("word one edit log for each of its readers", async () => {
    const created = await api.send("POST", "/api/trips", {
      token,
      headers: { "accept-language": "fr" },
      body: { destination: "Lisbon", start_date: inDays(30), end_date: inDays(31), skip_ai_generation: true },
    });
    expect(created.body.trip.title).toBe("Voyage à Lisbon");
    const edits = `/api/trips/${created.body.trip.id}/edits`;
    const summaryIn = async (language: string) =>
      (await api.send("GET", edits, { token, headers: { "accept-language": language } })).body.entries[0].summary;
    expect(await summaryIn("en")).toBe("Created the trip to Lisbon");
    expect(await summaryIn("de")).toBe("Reise nach Lisbon angelegt");
    expect(await summaryIn("ja")).toBe("Lisbonへの旅行を作成しました");
  });
});

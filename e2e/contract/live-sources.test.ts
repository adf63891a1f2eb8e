import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { publicAddresses } from "../../packages/integrations/src/live-sources/which-sources.ts";
import { allLiveSources, type SentOut } from "../support/live-sources.ts";
import { person, send } from "../support/people.ts";
import { serveApi } from "../support/served-api.ts";

/** Words that belong to people and to their trip, and that nobody searched for. */
const secrets = [
  "Quarrington",
  "quarrington",
  "Zebulon",
  "grandmother",
  "allergic",
  "38.7123",
  "-9.1456",
  "48.871",
  "123.391",
];
const searched = ["Hallstatt", "afuri"];

/** Our own list, which everybody has, and what is not on it. */
const photographed = [
  "lisbon",
  "lisbon/belem-tower",
  "lisbon/time-out-market",
  "lisbon/jeronimos-nowhere",
  "geo:38.7123,-9.1456",
  "Zebulon's house",
];

/** A person plans, searches, looks at places, is on the trip today, shares a position, and counts money. */
async function journey(base: string) {
  const ana = await person("Zebulon Quarrington", base);
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await send(method, path, { token: ana.token, base, ...(body && { body }) });
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const dates = { start_date: day(0), end_date: day(2) };
  const { trip } = await ask("POST", "/api/trips", { destination: "Lisbon", ...dates });
  const { trip: town } = await ask("POST", "/api/trips", { destination: "Hallstatt", ...dates });
  for (const { id } of [trip, town]) {
    await ask("PUT", `/api/trips/${id}`, { title: "Quarrington reunion", notes: "Zebulon is allergic to nuts" });
    const stop = { title: "Tea with Zebulon's grandmother", location: "Casa Quarrington", lat: 38.7123, lng: -9.1456 };
    await ask("POST", `/api/trips/${id}/activities`, { ...stop, day_number: 1, start_time: "16:00" });
    await ask("POST", `/api/trips/${id}/activities`, { title: "Visit the Quarrington house", day_number: 2 });
    for (const query of [
      "q=oceanario",
      "q=afuri&live=true",
      `q=afuri&live=true&date=${day(1)}`,
      "q=38.7123,-9.1456&live=true",
    ])
      await ask("GET", `/api/places/search?trip_id=${id}&${query}`);
    await ask("GET", `/api/places/lisbon%2Foceanarium-nowhere`).catch(() => undefined);
    for (const place of ["lisbon-oceanarium", "time-out-market"])
      await ask("GET", `/api/places/lisbon%2F${place}?trip_id=${id}`);
    await ask("GET", `/api/places/geo%3A38.7123%2C-9.1456?trip_id=${id}`);
    for (const of of photographed) await ask("GET", `/api/photos?${new URLSearchParams({ of })}`);
    await ask("GET", `/api/trips/${id}/weather`);
    await ask("GET", `/api/trips/${id}/explanation`);
    const here = { latitude: 48.8712, longitude: -123.3912, captured_at: new Date().toISOString() };
    await ask("POST", `/api/trips/${id}/concierge/location`, here);
    await ask("GET", `/api/trips/${id}/concierge/state`);
    const dinner = { title: "Dinner of the Quarringtons", category: "food", amount: 40, currency: "USD", date: day(0) };
    await ask("POST", `/api/trips/${id}/expenses`, dinner);
    await ask("GET", `/api/trips/${id}/expenses`);
    await sleep(300);
    await ask("GET", `/api/trips/${id}/weather`);
  }
  return { ana, trip, town, dates };
}

/** Degrees with two decimals at most are about a kilometre. */
const roughly = /^-?\d{1,3}(?:\.\d{1,2}0*)?$/;

function coordinatesIn({ fields }: SentOut): string[] {
  const around = [...(fields.get("data") ?? "").matchAll(/around:\d+,(-?[\d.]+),(-?[\d.]+)/g)];
  const near = [...(fields.get("srsearch") ?? "").matchAll(/nearcoord:\d+km,(-?[\d.]+),(-?[\d.]+)/g)];
  const named = ["lat", "lon", "latitude", "longitude"].flatMap((it) => fields.getAll(it));
  return [...named, ...[...around, ...near].flatMap(([, lat = "", lng = ""]) => [lat, lng])];
}

test("over a whole journey only searched words and rough positions leave, and nothing of the people and their trip", async () => {
  const sources = await allLiveSources();
  const api = await serveApi({ LIVE_SOURCES: "on", ...sources.env });
  try {
    const { ana, trip, town, dates } = await journey(api.url);
    const paths = new Set(sources.sent.map((it) => it.path));
    for (const path of ["/search", "/api/interpreter", "/api/", "/v1/forecast", "/rates.xml", "/w/api.php"])
      expect(paths).toContain(path);
    const asked = sources.sent.map(({ fields }) => `${fields.get("data")} ${fields.get("srsearch")}`).join("\n");
    expect(asked).toContain('(around:10000,38.7,-9.1)["name"="Time Out Market"]');
    expect(asked).toContain("time out nearcoord:15km,38.7,-9.1");
    for (const it of sources.sent) {
      const all = `${it.path} ${it.fields} ${JSON.stringify([...it.fields])} ${JSON.stringify(it.headers)}`;
      const ids = [ana.id, trip.id, town.id];
      for (const secret of [...secrets, ...ids, ana.email, ana.token, dates.start_date, dates.end_date])
        expect(all, secret).not.toContain(secret);
      expect(all).not.toMatch(/\d{4}-\d{2}-\d{2}|[0-9a-f]{8}-[0-9a-f]{4}-|%40|@/i);
      for (const degrees of coordinatesIn(it)) expect(degrees).toMatch(roughly);
      const words = it.fields.get("q");
      if (words !== null) expect(searched).toContain(words);
      const known = [
        "host",
        "connection",
        "user-agent",
        "accept",
        "accept-encoding",
        "accept-language",
        "sec-fetch-mode",
      ];
      expect([...known, "content-type", "content-length"]).toEqual(expect.arrayContaining(Object.keys(it.headers)));
    }
  } finally {
    await api.stop();
    await sources.close();
  }
});

test("with LIVE_SOURCES=off nothing leaves, whatever addresses are set", async () => {
  const sources = await allLiveSources();
  const api = await serveApi({ LIVE_SOURCES: "off", ...sources.env });
  try {
    await journey(api.url);
    expect(sources.sent).toEqual([]);
  } finally {
    await api.stop();
    await sources.close();
  }
});

test("an address outside is refused while the project is tested, and found out", async () => {
  const api = await serveApi({
    LIVE_SOURCES: "on",
    ...Object.fromEntries(
      Object.keys(publicAddresses).map((it) => [`${it.toUpperCase()}_URL`, `https://${it}.example.com`]),
    ),
  });
  const ana = await person("Ana", api.url);
  await send("GET", "/api/places/search?q=afuri&live=true", { token: ana.token, base: api.url });
  await expect(api.stop()).rejects.toThrow("REACHED OUTSIDE: photon.example.com");
});

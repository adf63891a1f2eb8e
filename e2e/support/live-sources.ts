import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { elements, hallstattFound } from "../../packages/integrations/test/osm-answers.ts";
import { json, overpass } from "../../packages/integrations/test/osm-server.ts";
import { ecbDaily, openMeteoForecast, photonAnswer } from "../../packages/integrations/test/source-server.ts";
import { photograph, wikimediaApi } from "../../packages/integrations/test/wikimedia-server.ts";

/** All that one request carried. */
export interface SentOut {
  readonly path: string;
  readonly fields: URLSearchParams;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** One local server in the place of all live sources, which records everything that it is sent. */
export async function allLiveSources() {
  const sent: SentOut[] = [];
  const today = new Date().toISOString().slice(0, 10);
  const picture = await photograph();
  const files = { "Torre.jpg": {}, "Lisboa.jpg": {}, "Oceanario.jpg": {} };
  const items = {
    Q215003: { label: "Belém Tower", images: [{ file: "Torre.jpg" }] },
    Q597: { label: "Lisbon", at: [38.708, -9.139] as const, images: [{ file: "Lisboa.jpg" }] },
  };
  const wikimedia = wikimediaApi(items, files, () => origin);
  const ramen = { at: [-9.139, 38.714] as const, name: "Afuri Ramen", osm_key: "amenity", osm_value: "restaurant" };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://local");
    const body = new URLSearchParams(await text(request));
    sent.push({
      path: url.pathname,
      fields: new URLSearchParams([...url.searchParams, ...body]),
      headers: request.headers,
    });
    const answers: Record<string, () => (out: typeof response) => void> = {
      "/search": () => json(url.searchParams.get("q") === "Hallstatt" ? [hallstattFound] : []),
      "/api/interpreter": () => json(overpass(elements)),
      "/api/": () => json(photonAnswer(ramen)),
      "/v1/forecast": () =>
        json(
          openMeteoForecast(
            today,
            Array.from({ length: 16 }, () => 63),
          ),
        ),
      "/w/api.php": () => json(wikimedia(Object.fromEntries(url.searchParams))),
      "/rates.xml": () => ecbDaily(today, { USD: "1.1567" }),
    };
    const answer = answers[url.pathname];
    if (answer) return answer()(response);
    if (url.pathname.startsWith("/thumb/"))
      return void response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    sent,
    /** Settings of a service that uses it for every source. */
    env: {
      NOMINATIM_URL: origin,
      OVERPASS_URL: `${origin}/api/interpreter`,
      PHOTON_URL: origin,
      WIKIDATA_URL: origin,
      COMMONS_URL: origin,
      WEATHER_URL: origin,
      RATES_URL: `${origin}/rates.xml`,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

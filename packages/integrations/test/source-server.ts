import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (response: ServerResponse) => void;

/** A local server in the place of a source: it answers as it is told and records the requests. */
export async function sourceServer(answer: (url: URL) => Answer) {
  const asked: { readonly url: URL; readonly userAgent: string }[] = [];
  const state = { answer };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://local");
    asked.push({ url, userAgent: request.headers["user-agent"] ?? "" });
    state.answer(url)(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    asked,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An answer of Open-Meteo for as many days from a date as there are codes. */
export function openMeteoForecast(from: string, codes: readonly (number | null)[]) {
  const first = Date.parse(from);
  const of = <T>(value: (index: number) => T) => codes.map((_, index) => value(index));
  return {
    latitude: 38.6875,
    longitude: -9.1875,
    generationtime_ms: 0.06,
    utc_offset_seconds: 0,
    timezone: "Europe/Lisbon",
    timezone_abbreviation: "WET",
    elevation: 12,
    daily_units: {
      time: "iso8601",
      weather_code: "wmo code",
      temperature_2m_max: "°C",
      temperature_2m_min: "°C",
      precipitation_probability_max: "%",
      precipitation_sum: "mm",
    },
    daily: {
      time: of((index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10)),
      weather_code: codes,
      temperature_2m_max: of((index) => 17.2 + index),
      temperature_2m_min: of((index) => 11.4 + index),
      precipitation_probability_max: of((index) => ((codes[index] ?? 0) > 50 ? 80 : 5)),
      precipitation_sum: of((index) => ((codes[index] ?? 0) > 50 ? 6.1 : 0)),
    },
  };
}

/** The daily file of the European Central Bank. */
export function ecbDaily(date: string, rates: Readonly<Record<string, string>>): Answer {
  const cubes = Object.entries(rates).map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes.join("\n")}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
  return (response) => void response.writeHead(200, { "content-type": "text/xml" }).end(body);
}

/** An answer of Photon. */
export function photonAnswer(
  ...places: readonly { readonly at: readonly [lng: number, lat: number]; readonly [property: string]: unknown }[]
) {
  return {
    type: "FeatureCollection",
    features: places.map(({ at, ...properties }, index) => ({
      type: "Feature",
      properties: { osm_type: "N", osm_id: 100 + index, countrycode: "PT", country: "Portugal", ...properties },
      geometry: { type: "Point", coordinates: at },
    })),
  };
}

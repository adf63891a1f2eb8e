import type { HostileAccount } from "./hostile-account.ts";
import type { Attack } from "./hostile-load.ts";

export interface Scenario {
  readonly name: string;
  readonly attack: (address: string, by: HostileAccount) => Omit<Attack, "seconds" | "connections">;
}

const formats = ["json", "ics", "gpx", "kml", "md", "csv", "pdf", "zip"];

/** The attacks that are not verbs of the router: files, rooms, public links. @param words of a file of 10 MB */
export function scenariosBesideVerbs(words: number): readonly Scenario[] {
  return [
    {
      name: "uploads of 10 MB",
      attack(address, { token, trip }) {
        const body = mail(words);
        const headers = { "content-type": "message/rfc822", authorization: `Bearer ${token}` };
        return { url: `${address}/api/trips/${trip.id}/documents`, method: "POST", headers, body };
      },
    },
    {
      name: "forms with 10 MB",
      attack(address, { token, trip }) {
        const boundary = "between-the-parts";
        const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.eml"\r\nContent-Type: message/rfc822\r\n\r\n`;
        const body = `${head}${mail(words)}\r\n--${boundary}--\r\n`;
        const headers = {
          "content-type": `multipart/form-data; boundary=${boundary}`,
          authorization: `Bearer ${token}`,
        };
        return { url: `${address}/api/trips/${trip.id}/documents`, method: "POST", headers, body };
      },
    },
    {
      name: "uploads that never end",
      attack(address, { token, trip }) {
        const headers = { "content-type": "text/plain", authorization: `Bearer ${token}` };
        return { url: `${address}/api/trips/${trip.id}/documents`, method: "POST", headers, slowly: true };
      },
    },
    {
      name: "connections to rooms",
      attack(address, { token, trip }) {
        const headers = {
          ...{ connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" },
          ...{ "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==", authorization: `Bearer ${token}` },
        };
        return { url: `${address}/api/trips/${trip.id}/room`, method: "GET", headers };
      },
    },
    {
      name: "the public link of the largest trip",
      attack: (address, { link }) => ({ url: `${address}/api/public/trips/${link}`, method: "GET", headers: {} }),
    },
    {
      name: "the calendar of the largest trip",
      attack: (address, { feed }) => ({ url: `${address}/api/calendars/${feed}/trip.ics`, method: "GET", headers: {} }),
    },
    ...formats.map(
      (format): Scenario => ({
        name: `the largest trip as ${format}`,
        attack(address, { token, trip }) {
          const headers = { authorization: `Bearer ${token}` };
          return { url: `${address}/api/trips/${trip.id}/export?format=${format}`, method: "GET", headers };
        },
      }),
    ),
    ...[
      ["a preview of an import", "/api/trips/import/preview"],
      ["an import", "/api/trips/import"],
    ].map(
      ([name, path]): Scenario => ({
        name: `${name} of 5,000 rows`,
        attack(address, { token }) {
          const headers = { "content-type": "text/csv", authorization: `Bearer ${token}` };
          return { url: `${address}${path}`, method: "POST", headers, body: sheet(Math.min(words, 5000)) };
        },
      }),
    ),
  ];
}

/** Because a text of that size is refused before it is read. */
function mail(words: number): string {
  const head = "From: a@example.com\r\nTo: b@example.com\r\nDate: Fri, 3 May 2030 10:00:00 +0000\r\nSubject: Évora";
  return `${head}\r\n\r\n${"word ".repeat(words)}`;
}

/** More rows than a trip may have activities, on a hundred days. */
function sheet(rows: number): string {
  const dates = Array.from({ length: 100 }, (_, day) =>
    new Date(Date.UTC(2030, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const lines = Array.from({ length: rows }, (_, row) => `${dates[row % 100]},Évora ${row},09:00,20:00`);
  return ["date,title,start_time,end_time", ...lines].join("\n");
}

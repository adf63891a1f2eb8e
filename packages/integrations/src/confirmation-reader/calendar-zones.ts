import type ICAL from "ical.js";
import { timezoneNamed } from "./local-time.ts";

/** Names that Windows gives to zones and calendars take over (CLDR, windowsZones, territory 001). */
const windowsZones: ReadonlyMap<string, string> = new Map(
  `Dateline=Etc/GMT+12;Hawaiian=Pacific/Honolulu;Alaskan=America/Anchorage;Pacific=America/Los_Angeles;US Mountain=America/Phoenix
  Mountain=America/Denver;Central=America/Chicago;Central America=America/Guatemala;Canada Central=America/Regina
  Central Standard Time (Mexico)=America/Mexico_City;SA Pacific=America/Bogota;Eastern=America/New_York
  US Eastern=America/Indianapolis;Venezuela=America/Caracas;Atlantic=America/Halifax;SA Western=America/La_Paz
  Pacific SA=America/Santiago;Newfoundland=America/St_Johns;E. South America=America/Sao_Paulo;Argentina=America/Buenos_Aires
  SA Eastern=America/Cayenne;Greenland=America/Godthab;Montevideo=America/Montevideo;Azores=Atlantic/Azores
  Cape Verde=Atlantic/Cape_Verde;GMT=Europe/London;Greenwich=Atlantic/Reykjavik;Morocco=Africa/Casablanca
  W. Europe=Europe/Berlin;Central Europe=Europe/Budapest;Romance=Europe/Paris;Central European=Europe/Warsaw
  W. Central Africa=Africa/Lagos;GTB=Europe/Bucharest;FLE=Europe/Kiev;E. Europe=Europe/Chisinau;Egypt=Africa/Cairo
  South Africa=Africa/Johannesburg;Israel=Asia/Jerusalem;Jordan=Asia/Amman;Middle East=Asia/Beirut;Kaliningrad=Europe/Kaliningrad
  Turkey=Europe/Istanbul;Russian=Europe/Moscow;Belarus=Europe/Minsk;Arabic=Asia/Baghdad;Arab=Asia/Riyadh
  E. Africa=Africa/Nairobi;Iran=Asia/Tehran;Arabian=Asia/Dubai;Azerbaijan=Asia/Baku;Georgian=Asia/Tbilisi;Caucasus=Asia/Yerevan
  Mauritius=Indian/Mauritius;Pakistan=Asia/Karachi;West Asia=Asia/Tashkent;India=Asia/Calcutta;Sri Lanka=Asia/Colombo
  Nepal=Asia/Katmandu;Bangladesh=Asia/Dhaka;Central Asia=Asia/Almaty;Myanmar=Asia/Rangoon;SE Asia=Asia/Bangkok
  China=Asia/Shanghai;Singapore=Asia/Singapore;Taipei=Asia/Taipei;W. Australia=Australia/Perth;Tokyo=Asia/Tokyo;Korea=Asia/Seoul
  Cen. Australia=Australia/Adelaide;AUS Central=Australia/Darwin;E. Australia=Australia/Brisbane;AUS Eastern=Australia/Sydney
  Tasmania=Australia/Hobart;West Pacific=Pacific/Port_Moresby;Vladivostok=Asia/Vladivostok;New Zealand=Pacific/Auckland
  Fiji=Pacific/Fiji;UTC=UTC`
    .split(/[;\n]\s*/)
    .map((line) => line.split("=", 2) as [string, string])
    .map(([name, zone]) => [/\)$|^UTC$/.test(name) ? name : `${name} Standard Time`, zone]),
);

/** IANA name of what a calendar calls a zone; null when it says nothing that we know. */
export function zoneOf(tzid: string | null, calendar: ICAL.Component): string | null {
  if (!tzid) return null;
  const id = tzid.trim().slice(0, 200).replace(/^"|"$/g, "");
  // Some prefix it: "/freeassociation.sourceforge.net/Europe/Berlin".
  const last = /[A-Z][A-Za-z_]+\/[A-Z][\w+-]+(?:\/[A-Z][\w+-]+)?$/.exec(id)?.[0];
  const declared = zonesOf(calendar)
    .find((it) => it.getFirstPropertyValue("tzid") === tzid)
    ?.getFirstPropertyValue("x-lic-location");
  const names = [windowsZones.get(id), id, last, typeof declared === "string" ? declared : undefined];
  for (const name of names) {
    const zone = name === undefined || name === "" ? null : timezoneNamed(name);
    if (zone) return zone;
  }
  return null;
}

/** The zone of a whole calendar: what it says of itself, or the only one that it declares. */
export function ownZone(calendar: ICAL.Component): string | null {
  const said = calendar.getFirstPropertyValue("x-wr-timezone");
  const zones = zonesOf(calendar);
  const only = zones.length === 1 ? zones[0]?.getFirstPropertyValue("tzid") : null;
  return zoneOf(asText(said), calendar) ?? zoneOf(asText(only), calendar);
}

const MOST_ZONES = 50;

const zonesOf = (calendar: ICAL.Component) => calendar.getAllSubcomponents("vtimezone").slice(0, MOST_ZONES);

const asText = (value: unknown) => (typeof value === "string" ? value : null);

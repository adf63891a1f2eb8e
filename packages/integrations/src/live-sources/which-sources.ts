import { type LiveSourceState, liveSourceNames } from "@caravan/core/kernel/ports";

/** Where each source is asked unless the operator names another address. All are public and keyless. */
export const publicAddresses = {
  /** Towns and addresses by name. */
  nominatim: "https://nominatim.openstreetmap.org",
  /** Places around a point. */
  overpass: "https://overpass-api.de/api/interpreter",
  /** Names while they are typed, which the public Nominatim forbids. */
  photon: "https://photon.komoot.io",
  wikidata: "https://www.wikidata.org",
  commons: "https://commons.wikimedia.org",
  weather: "https://api.open-meteo.com",
  rates: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
} as const satisfies Readonly<Record<SourceName, string>>;

type SourceName = LiveSourceState["name"];

/** The address at which each source is asked; null: it is switched off. */
export type LiveAddresses = Readonly<Record<SourceName, string | null>>;

interface SourceSettings {
  /** `LIVE_SOURCES`. */
  readonly choice: "on" | "off" | undefined;
  /** Whether they are on when nothing is chosen: in production. */
  readonly byDefault: boolean;
  /** What the operator set for single sources: an address of their own, or `off`. */
  readonly own: Partial<Readonly<Record<SourceName, string | undefined>>>;
}

/**
 * Decides for every source whether it is on. `off` wins over all addresses. Without a choice outside production, only
 * sources with an address of their own are on, so that tests and development reach for nothing outside.
 */
export function liveAddresses({ choice, byDefault, own }: SourceSettings): LiveAddresses {
  const isOn = choice === undefined ? byDefault : choice === "on";
  const addressOf = (name: SourceName): string | null => {
    const set = own[name];
    if (choice === "off" || set === "off") return null;
    return set ?? (isOn ? publicAddresses[name] : null);
  };
  return Object.fromEntries(
    Object.keys(publicAddresses).map((it) => [it, addressOf(it as SourceName)]),
  ) as LiveAddresses;
}

/** What people are told of each source. `last` of a source is how its last request ended. */
export function sourceStates(
  addresses: LiveAddresses,
  last: Partial<Readonly<Record<SourceName, () => LiveSourceState["last"]>>>,
): readonly LiveSourceState[] {
  return liveSourceNames.map((name) => ({
    name,
    on: addresses[name] !== null,
    ownServer: addresses[name] !== null && addresses[name] !== publicAddresses[name],
    last: last[name]?.() ?? null,
  }));
}

"use client";

import { useQuery } from "@tanstack/react-query";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { formatRelative } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { useNow } from "@/ui/use-now.ts";
import { t } from "./messages/index.ts";

type Source = ApiOutputs["installation"]["liveSources"]["sources"][number];

/**
 * Every source outside this installation: what it is asked, what it is sent, when, and whether it is on.
 *
 * @param tiles the host of the street tiles that browsers load; null when they are off
 */
export function LiveSources({ tiles }: { tiles: string | null }) {
  const sources = useQuery(useApi().installation.liveSources.queryOptions({}));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <Link href="/profile?tab=account" className="tap text-muted underline-offset-4 hover:underline">
          {t("profile")}
        </Link>
        <h1 className="heading-page mt-1">{t("title")}</h1>
        <p className="mt-2 max-w-prose text-muted">{t("text")}</p>
      </div>
      {sources.isPending && (
        <Loading label={t("loading")} className="flex flex-col gap-4" blocks={Array(2).fill("h-40 rounded-card")} />
      )}
      {sources.isError && !sources.data && <QueryError title={t("failed")} query={sources} />}
      {sources.data && (
        <ul className="flex flex-col gap-4">
          {sources.data.sources.map((source) => (
            <li key={source.name}>
              <SourceCard source={source} />
            </li>
          ))}
          <li>
            <Facts
              name={t("tiles")}
              address={tiles ?? t("off")}
              on={tiles !== null}
              rows={{
                [t("row.asked")]: t("tiles.asked"),
                [t("row.sent")]: t("tiles.sent"),
                [t("row.when")]: t("tiles.when"),
                [t("row.now")]: tiles === null ? t("tiles.none") : t("tiles.browser"),
              }}
            />
          </li>
        </ul>
      )}
    </div>
  );
}

function SourceCard({ source }: { source: Source }) {
  const now = useNow(60_000);
  const { name, address, asked, sent, when } = sourceWords()[source.name];
  return (
    <Facts
      name={name}
      address={source.own_server ? t("ownServer") : address}
      on={source.on}
      rows={{
        [t("row.asked")]: asked,
        [t("row.sent")]: sent,
        [t("row.when")]: when,
        [t("row.now")]: stateOf(source, now),
      }}
    />
  );
}

/** How the last request ended. */
function stateOf({ on, last }: Source, now: number): string {
  if (!on) return t("never");
  if (!last) return t("notYet");
  return t(last.answered ? "answered" : "notAnswered", { when: formatRelative(last.at, now) });
}

interface FactsProps {
  name: string;
  address: string;
  on: boolean;
  rows: Readonly<Record<string, string>>;
}

function Facts({ name, address, on, rows }: FactsProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="heading-section">{name}</h2>
        <Badge tone={on ? "success" : "neutral"}>{on ? t("on") : t("off")}</Badge>
      </div>
      <p className="wrap-anywhere text-muted text-sm">{address}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
        {Object.entries(rows).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted max-sm:-mb-2">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface SourceWords {
  readonly name: string;
  readonly address: string;
  readonly asked: string;
  readonly sent: string;
  readonly when: string;
}

/** What people are told of each source. Whoever changes what a source is sent changes this, and docs/self-hosting.md. */
const sourceWords = (): Readonly<Record<Source["name"], SourceWords>> => ({
  photon: {
    name: "Photon (OpenStreetMap)",
    address: "photon.komoot.io",
    asked: t("photon.asked"),
    sent: t("photon.sent"),
    when: t("photon.when"),
  },
  nominatim: {
    name: "Nominatim (OpenStreetMap)",
    address: "nominatim.openstreetmap.org",
    asked: t("nominatim.asked"),
    sent: t("nominatim.sent"),
    when: t("nominatim.when"),
  },
  overpass: {
    name: "Overpass (OpenStreetMap)",
    address: "overpass-api.de",
    asked: t("overpass.asked"),
    sent: t("overpass.sent"),
    when: t("overpass.when"),
  },
  weather: {
    name: "Open-Meteo",
    address: "api.open-meteo.com",
    asked: t("weather.asked"),
    sent: t("weather.sent"),
    when: t("weather.when"),
  },
  rates: {
    name: t("ecb"),
    address: "www.ecb.europa.eu",
    asked: t("rates.asked"),
    sent: t("rates.sent"),
    when: t("rates.when"),
  },
  wikidata: {
    name: "Wikidata",
    address: "www.wikidata.org",
    asked: t("wikidata.asked"),
    sent: t("wikidata.sent"),
    when: t("wikidata.when"),
  },
  commons: {
    name: "Wikimedia Commons",
    address: "commons.wikimedia.org",
    asked: t("commons.asked"),
    sent: t("commons.sent"),
    when: t("commons.when"),
  },
});

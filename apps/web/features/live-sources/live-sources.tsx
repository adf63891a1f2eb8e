"use client";

import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { formatRelative } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { useNow } from "@/ui/use-now.ts";
import { type Source, sourceWords } from "./source-words.ts";

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
          Profile
        </Link>
        <h1 className="heading-page mt-1">What goes where</h1>
        <p className="mt-2 max-w-prose text-muted">
          Caravan plans from its own lists. These sources add what lists cannot know. They never get names, dates, notes
          or exact positions, and nothing waits for them: without them everything else works. Whoever runs this
          installation switches them on and off.
        </p>
      </div>
      {sources.isPending && (
        <Loading
          label="Loading the sources"
          className="flex flex-col gap-4"
          blocks={Array(2).fill("h-40 rounded-card")}
        />
      )}
      {sources.isError && !sources.data && <QueryError title="The sources couldn't be loaded" query={sources} />}
      {sources.data && (
        <ul className="flex flex-col gap-4">
          {sources.data.sources.map((source) => (
            <li key={source.name}>
              <SourceCard source={source} />
            </li>
          ))}
          <li>
            <Facts
              name="Street tiles of the map"
              address={tiles ?? "Off"}
              on={tiles !== null}
              rows={{
                "Is asked": "The streets on maps",
                "Is sent": "Your browser asks: its network address, and the parts of the map that you look at",
                When: "When a map is on the screen",
                Now: tiles === null ? "The built-in map is shown" : "Loaded by your browser, not by the server",
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
  const { name, address, asked, sent, when } = sourceWords[source.name];
  return (
    <Facts
      name={name}
      address={source.own_server ? "A server that this installation chose" : address}
      on={source.on}
      rows={{ "Is asked": asked, "Is sent": sent, When: when, Now: stateOf(source, now) }}
    />
  );
}

/** How the last request ended. */
function stateOf({ on, last }: Source, now: number): string {
  if (!on) return "Never asked";
  if (!last) return "Not asked since the service started";
  return `${last.answered ? "Answered" : "Did not answer"} ${formatRelative(last.at, now)}`;
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
        <Badge tone={on ? "success" : "neutral"}>{on ? "On" : "Off"}</Badge>
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

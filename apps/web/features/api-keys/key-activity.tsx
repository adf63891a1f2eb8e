"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatInstant, formatRelative, spellValues } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { type ApiKey, activitySummary } from "./key.ts";
import { t } from "./messages/index.ts";

type Entry = ApiOutputs["keys"]["activity"]["entries"][number];

/** What was done or proposed with a key, opened from its count. */
export function KeyActivity({ apiKey }: { apiKey: ApiKey }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="tap -ml-2 flex items-center gap-1.5 rounded-control px-2 font-medium hover:bg-sunken"
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4.5 text-muted transition-transform", !open && "-rotate-90")}
        />
        {t("whatItDid")}
        <span className="font-normal text-muted">{activitySummary(apiKey) ?? t("noChanges")}</span>
      </button>
      <div id={listId}>{open && <Entries keyId={apiKey.id} />}</div>
    </div>
  );
}

function Entries({ keyId }: { keyId: string }) {
  const activity = useInfiniteQuery(
    useApi().keys.activity.infiniteQueryOptions(
      { key_id: keyId, limit: 20 },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  if (activity.isPending) {
    return (
      <Loading
        label={t("did.loading")}
        className="mt-2 flex flex-col gap-2"
        blocks={Array(2).fill("h-12 rounded-control")}
      />
    );
  }
  if (!activity.data) return <QueryError headingLevel={3} title={t("did.failed")} query={activity} />;
  const entries = activity.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="mt-1 text-muted">{t("did.none")}</p>;
  return (
    <>
      <ol className="mt-1 flex flex-col divide-y border-y">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore list={activity} size="sm" className="mt-3 flex flex-col items-start gap-3" />
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  return (
    <li className="py-2.5">
      <p className={classNames("wrap-anywhere", entry.reverted && "text-muted line-through")}>
        {spellValues(entry.summary)}
      </p>
      <p className="wrap-anywhere flex flex-wrap gap-x-2 text-faint text-sm">
        <Link href={`/trips/${entry.trip.id}`} className="text-accent underline underline-offset-4">
          {entry.trip.title}
        </Link>
        <time dateTime={entry.created_at} title={formatInstant(entry.created_at)}>
          {formatRelative(entry.created_at, Date.now())}
        </time>
        {entry.action === "approve_proposal" && (
          <span>{t("approvedBy", { name: entry.author.agent_name ?? entry.author.name ?? t("someone") })}</span>
        )}
        {entry.reverted && <span>{t("undone")}</span>}
      </p>
    </li>
  );
}

"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { useState } from "react";
import { type HistoryEntry, useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { TripPeople } from "@/features/trips/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatInstant, formatRelative, spellValues } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { t } from "../messages/history/index.ts";
import { t as builder } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

export function HistorySheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("title")} description={t("text")}>
      <HistoryOfPeople />
    </Sheet>
  );
}

function HistoryOfPeople() {
  const { trip } = useBuilder();
  return (
    <TripPeople tripId={trip.id}>
      <HistoryList />
    </TripPeople>
  );
}

function HistoryList() {
  const { trip } = useBuilder();
  const api = useApi();
  const history = useInfiniteQuery(
    api.history.list.infiniteQueryOptions(
      { trip_id: trip.id, limit: 30 },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  if (history.isPending) return <Loading label={t("loading")} blocks={Array(3).fill("h-16 rounded-card")} />;
  if (history.isError && !history.data) {
    return <QueryError headingLevel={3} title={t("failed")} query={history} />;
  }
  const entries = history.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-muted">{t("empty")}</p>;
  return (
    <>
      <ol className="flex flex-col divide-y">
        {entries.map((entry) => (
          <HistoryEntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore list={history} block className="mt-4 flex flex-col gap-4" />
    </>
  );
}

function HistoryEntryRow({ entry }: { entry: HistoryEntry }) {
  const { canEdit, edits } = useBuilder();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await edits.revert(entry.id, t("done"));
    setBusy(false);
  };
  return (
    <li className="flex items-start gap-3 py-4">
      <Avatar name={entry.author.name ?? builder("somebody")} person={entry.author.user_id} size="sm" decorative />
      <div className="min-w-0 flex-1">
        <p className={classNames("wrap-anywhere", entry.reverted && "text-muted line-through")}>
          {spellValues(entry.summary)}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-faint text-sm">
          <HistoryAuthors entry={entry} />
          <time dateTime={entry.created_at} title={formatInstant(entry.created_at)}>
            {formatRelative(entry.created_at, Date.now())}
          </time>
          {entry.reverted && <span>{t("undone")}</span>}
        </p>
      </div>
      {canEdit && entry.revertible && (
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void undo()}>
          {builder("undo")}
          <span className="sr-only">: {spellValues(entry.summary)}</span>
        </Button>
      )}
    </li>
  );
}

/** Who made the change; for a proposal, who proposed it and who decided. */
function HistoryAuthors({ entry }: { entry: HistoryEntry }) {
  const { author, proposed_by: proposer, action } = entry;
  const decided = action === "reject_proposal" ? t("rejectedBy") : t("approvedBy");
  // When people decide on their own proposal, one name is enough.
  const alone = !proposer || action === "propose" || isSame(proposer, author);
  if (alone) return <Author author={author} />;
  return (
    <>
      <span>{t("proposedBy")}</span>
      <Author author={proposer} />
      <span>{decided}</span>
      <Author author={author} />
    </>
  );
}

type By = HistoryEntry["author"];

function Author({ author }: { author: By }) {
  return (
    <>
      {/* The author's account was deleted, so there is no name. */}
      <span className="wrap-anywhere">{author.name ?? builder("somebody")}</span>
      {author.agent_name && (
        <Badge icon={<Bot />} className="max-w-full truncate">
          {author.agent_name}
        </Badge>
      )}
    </>
  );
}

function isSame(one: By, other: By): boolean {
  return one.user_id === other.user_id && one.agent_name === other.agent_name;
}

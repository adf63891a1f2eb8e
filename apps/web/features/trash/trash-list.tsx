"use client";

import { TRASH_DAYS } from "@caravan/domain/trash";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { FileText, Map as MapIcon, RotateCcw, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { count, formatRelative } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { toast } from "@/ui/toast.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { useNow } from "@/ui/use-now.ts";
import { useRestore } from "./use-restore.ts";

type Item = ApiOutputs["trash"]["list"]["items"][number];

const kinds = {
  trip: { word: "Trip", icon: <MapIcon /> },
  group_trip: { word: "Group", icon: <Users /> },
  document: { word: "Document", icon: <FileText /> },
} as const;

const DAY_MS = 86_400_000;
const perPage = 50;

/** The things that the person deleted and can restore or delete for good. */
export function TrashList() {
  const api = useApi();
  const list = useInfiniteQuery(
    api.trash.list.infiniteQueryOptions(
      { limit: perPage },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">Trash</h1>
          <p className="mt-2 max-w-prose text-muted">
            What you delete stays here for {TRASH_DAYS} days. Then it is deleted for good.
          </p>
        </div>
        {items.length > 0 && <EmptyTrash />}
      </div>
      {list.isPending && <Loading label="Loading the trash" blocks={Array(3).fill("h-18 rounded-card")} />}
      {list.isError && !list.data && <QueryError title="The trash couldn't be loaded" query={list} />}
      {list.data && items.length === 0 && (
        <EmptyState
          art={<Trash2 />}
          title="The trash is empty"
          description="Deleted trips, groups and documents can be restored from here."
        />
      )}
      {items.length > 0 && <Items items={items} />}
      <LoadMore list={list} />
    </>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  const api = useApi();
  const restore = useRestore();
  const now = useNow(60_000);
  const [restoring, setRestoring] = useState<string | null>(null);
  const [asked, setAsked] = useState<Item | null>(null);
  const remove = useMutation(
    api.trash.delete.mutationOptions({
      onSuccess: () => toast({ title: "Deleted for good" }),
      onError: (error) => toastError(error),
      onSettled: () => setAsked(null),
    }),
  );
  const bringBack = async (item: Item) => {
    setRestoring(item.id);
    await restore({ ...item, title: titleOf(item) });
    setRestoring(null);
  };
  return (
    <>
      <ul aria-label="Trash" className="flex flex-col divide-y rounded-card border bg-surface">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
            <span aria-hidden="true" className="text-faint [&>svg]:size-5">
              {kinds[item.kind].icon}
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <h2 className="wrap-anywhere font-medium">{titleOf(item)}</h2>
              <p className="wrap-anywhere text-muted text-sm">
                {kinds[item.kind].word}
                {item.trip && (
                  <>
                    {" of "}
                    <Link href={`/trips/${item.trip.id}`} className="underline underline-offset-2 hover:text-ink">
                      {item.trip.title}
                    </Link>
                  </>
                )}
                {` · deleted ${formatRelative(item.deleted_at, now)} · ${daysLeft(item, now)}`}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-1 max-sm:pl-[min(2.25rem,8vw)]">
              <Button
                size="sm"
                variant="secondary"
                icon={<RotateCcw />}
                loading={restoring === item.id}
                onClick={() => void bringBack(item)}
              >
                Restore<span className="sr-only"> {titleOf(item)}</span>
              </Button>
              <TooltipButton
                label={`Delete ${titleOf(item)} for good`}
                icon={<Trash2 />}
                onClick={() => setAsked(item)}
              />
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && !remove.isPending && setAsked(null)}
        title={`Delete ${asked ? `"${titleOf(asked)}"` : "this"} for good?`}
        description="It can't be restored after that."
        confirmLabel="Delete for good"
        danger
        loading={remove.isPending}
        onConfirm={() => asked && remove.mutate({ kind: asked.kind, id: asked.id })}
      />
    </>
  );
}

function EmptyTrash() {
  const [asking, setAsking] = useState(false);
  const empty = useMutation(
    useApi().trash.empty.mutationOptions({
      onSuccess: () => toast({ title: "The trash is empty" }),
      onError: (error) => toastError(error),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="danger-quiet" icon={<Trash2 />}>
          Empty trash
        </Button>
      }
      title="Delete everything here for good?"
      description="Your trips, groups and documents in the trash are deleted with their files. This can't be undone."
      confirmLabel="Empty trash"
      danger
      loading={empty.isPending}
      onConfirm={() => empty.mutate({})}
    />
  );
}

const titleOf = ({ kind, title }: Item): string => title ?? (kind === "group_trip" ? "Group trip" : "Untitled");

function daysLeft({ deleted_for_good_at: end }: Item, now: number): string {
  const days = Math.ceil((new Date(end).getTime() - now) / DAY_MS);
  return days > 1 ? `${count(days, "day")} left` : "last day";
}

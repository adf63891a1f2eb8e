"use client";

import { TRASH_DAYS } from "@caravan/domain/trash";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { FileText, Map as MapIcon, RotateCcw, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { formatRelative } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { toast } from "@/ui/toast.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { useNow } from "@/ui/use-now.ts";
import { t } from "./messages/index.ts";
import { useRestore } from "./use-restore.ts";

type Item = ApiOutputs["trash"]["list"]["items"][number];

const icons = { trip: <MapIcon />, group_trip: <Users />, document: <FileText /> } as const;

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
          <h1 className="heading-page">{t("name")}</h1>
          <p className="mt-2 max-w-prose text-muted">{t("about", { days: TRASH_DAYS })}</p>
        </div>
        {items.length > 0 && <EmptyTrash />}
      </div>
      {list.isPending && <Loading label={t("loading")} blocks={Array(3).fill("h-18 rounded-card")} />}
      {list.isError && !list.data && <QueryError title={t("failed")} query={list} />}
      {list.data && items.length === 0 && (
        <EmptyState art={<Trash2 />} title={t("empty")} description={t("empty.text")} />
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
      onSuccess: () => toast({ title: t("deleted") }),
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
      <ul aria-label={t("name")} className="flex flex-col divide-y rounded-card border bg-surface">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
            <span aria-hidden="true" className="text-faint [&>svg]:size-5">
              {icons[item.kind]}
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <h2 className="wrap-anywhere font-medium">{titleOf(item)}</h2>
              <p className="wrap-anywhere text-muted text-sm">
                {richText(
                  t.parts(`kind.${item.kind}`, {
                    of: item.trip ? "yes" : "no",
                    trip: () =>
                      item.trip && (
                        <Link href={`/trips/${item.trip.id}`} className="underline underline-offset-2 hover:text-ink">
                          {item.trip.title}
                        </Link>
                      ),
                  }),
                )}
                {` · ${t("deletedWhen", { when: formatRelative(item.deleted_at, now) })} · ${daysLeft(item, now)}`}
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
                {richText(
                  t.parts("restore", {
                    title: titleOf(item),
                    hidden: (words) => <span className="sr-only">{words}</span>,
                  }),
                )}
              </Button>
              <TooltipButton
                label={t("deleteNamed", { title: titleOf(item) })}
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
        title={asked ? t("ask", { title: titleOf(asked) }) : t("askThis")}
        description={t("ask.text")}
        confirmLabel={t("delete")}
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
      onSuccess: () => toast({ title: t("empty") }),
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
          {t("emptyIt")}
        </Button>
      }
      title={t("emptyIt.ask")}
      description={t("emptyIt.text")}
      confirmLabel={t("emptyIt")}
      danger
      loading={empty.isPending}
      onConfirm={() => empty.mutate({})}
    />
  );
}

const titleOf = ({ kind, title }: Item): string => title ?? t(kind === "group_trip" ? "groupTrip" : "untitled");

function daysLeft({ deleted_for_good_at: end }: Item, now: number): string {
  const days = Math.ceil((new Date(end).getTime() - now) / DAY_MS);
  return days > 1 ? t("daysLeft", { count: days }) : t("lastDay");
}

"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import {
  CheckCheck,
  Inbox,
  KeyRound,
  ListChecks,
  MailPlus,
  MessageCircle,
  Scale,
  Stamp,
  Unplug,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatInstant, formatRelative } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { useNow } from "@/ui/use-now.ts";
import { t } from "./messages/index.ts";

type Item = ApiOutputs["inbox"]["list"]["items"][number];

const icons: Readonly<Record<Item["kind"], ReactNode>> = {
  proposal: <ListChecks />,
  decision: <Stamp />,
  comment: <MessageCircle />,
  round: <Scale />,
  shared: <UserPlus />,
  invitation: <MailPlus />,
  webhook: <Unplug />,
  key: <KeyRound />,
};

const perPage = 30;

/** What concerns the person. */
export function InboxScreen() {
  const api = useApi();
  const list = useInfiniteQuery(
    api.inbox.list.infiniteQueryOptions(
      { limit: perPage },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  const read = useMutation(
    api.inbox.read.mutationOptions({
      onError: (error) => toastError(error, t("notSaved")),
    }),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <div className="mx-auto w-full max-w-3xl">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-page">{t("name")}</h1>
        {unread > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<CheckCheck />}
            loading={read.isPending}
            onClick={() => read.mutate({})}
          >
            {t("readAll")}
          </Button>
        )}
      </div>
      {list.isPending && <Loading label={t("loading")} blocks={Array(3).fill("h-20 rounded-card")} />}
      {list.isError && !list.data && <QueryError title={t("failed")} query={list} />}
      {list.data && items.length === 0 && (
        <EmptyState art={<Inbox />} title={t("empty.title")} description={t("empty.text")} />
      )}
      {items.length > 0 && (
        <ul aria-label={t("name")} className="divide-y overflow-hidden rounded-card border bg-surface shadow-card">
          {items.map((item) => (
            <Row key={item.id} item={item} onOpen={() => !item.read && read.mutate({ ids: [item.id] })} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </div>
  );
}

function Row({ item, onOpen }: { item: Item; onOpen: () => void }) {
  const now = useNow(60_000);
  return (
    <li>
      <Link
        href={item.url}
        onClick={onOpen}
        className="flex items-start gap-3 px-4 py-3.5 hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5"
      >
        <span
          aria-hidden="true"
          className={classNames("mt-0.5 shrink-0 [&>svg]:size-5", item.read ? "text-faint" : "text-accent")}
        >
          {icons[item.kind]}
        </span>
        <span className="wrap-anywhere flex min-w-0 flex-1 flex-col">
          <span className="flex items-baseline gap-3">
            <span className={classNames("min-w-0 flex-1", item.read ? "text-muted" : "font-semibold")}>
              {item.read
                ? item.title
                : richText(
                    t.parts("unread", {
                      title: item.title,
                      hidden: (words) => <span className="sr-only">{words}</span>,
                    }),
                  )}
            </span>
            <time
              dateTime={item.created_at}
              title={formatInstant(item.created_at)}
              className="shrink-0 whitespace-nowrap text-faint text-sm"
            >
              {formatRelative(item.created_at, now)}
            </time>
          </span>
          <span className={classNames("line-clamp-2", item.read ? "text-faint" : "text-muted")}>{item.body}</span>
        </span>
      </Link>
    </li>
  );
}

"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus, Search, Users } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { formatDate, formatRelative } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { Select } from "@/ui/select.tsx";
import { useNow } from "@/ui/use-now.ts";
import { AddPersonDialog } from "./add-person-dialog.tsx";
import { t } from "./messages/index.ts";

type Person = ApiOutputs["people"]["list"]["people"][number];
type State = "all" | "administrators" | "disabled";

const states = () =>
  [
    { value: "all", label: t("everybody") },
    { value: "administrators", label: t("administrators") },
    { value: "disabled", label: t("disabled") },
  ] as const;

/** All people with an account, with search and adding. */
export function PeopleList() {
  const [words, setWords] = useState("");
  const [state, setState] = useState<State>("all");
  const [adding, setAdding] = useState(false);
  const query = useDeferredValue(words.trim());
  const list = useInfiniteQuery(
    useApi().people.list.infiniteQueryOptions(
      { limit: 50, state, ...(query && { query }) },
      { getNextPageParam: (page) => page.next_cursor ?? undefined, placeholderData: (earlier) => earlier },
    ),
  );
  const people = list.data?.pages.flatMap((page) => page.people);
  return (
    <section aria-labelledby="people">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="people" className="heading-section">
          {t("people")}
        </h2>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {t("addPerson")}
        </Button>
      </div>
      <AddressAtRisk />
      <div className="mt-5 grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label={t("search")} hideLabel>
          <Input
            type="search"
            value={words}
            maxLength={200}
            placeholder={t("search.example")}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
        <Select
          aria-label={t("show")}
          options={states()}
          value={state}
          onValueChange={(value) => setState(value as State)}
        />
      </div>
      <div className="mt-6">
        {list.isPending && <Loading label={t("people.loading")} blocks={Array(3).fill("h-18 rounded-card")} />}
        {list.isError && !people && <QueryError title={t("people.failed")} query={list} />}
        {people?.length === 0 && (
          <EmptyState
            art={query ? <Search /> : <Users />}
            title={t("nobody")}
            description={query ? t("nobody.words") : t("nobody.state")}
          />
        )}
        {people && people.length > 0 && (
          <Card padding="none">
            <ul aria-label={t("people")} className="divide-y">
              {people.map((it) => (
                <PersonRow key={it.id} person={it} />
              ))}
            </ul>
          </Card>
        )}
        <LoadMore list={list} className="mt-5 flex flex-col items-start gap-4">
          {t("showMore")}
        </LoadMore>
      </div>
      {adding && <AddPersonDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

/** Warns administrators with an unproved address: its first proof ends their right to administer. */
function AddressAtRisk() {
  const account = useQuery(useApi().account.me.queryOptions({})).data?.user;
  if (!account?.mail || account.email_verified) return null;
  return (
    <div className="mt-5">
      <FormAlert>
        {richText(
          t.parts("atRisk", {
            link: (words) => (
              <Link href="/profile?tab=account" className="font-semibold underline underline-offset-4">
                {words}
              </Link>
            ),
          }),
        )}
      </FormAlert>
    </div>
  );
}

function PersonRow({ person }: { person: Person }) {
  const now = useNow(60_000);
  const { id, name, email, trips, last_seen_at, created_at } = person;
  const since = formatDate(created_at.slice(0, 10));
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 hover:bg-sunken/60 sm:px-5">
      <Avatar name={name || email} person={id} decorative />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`/admin/people/${id}`}
            className="wrap-anywhere font-medium after:absolute after:inset-0 hover:underline"
          >
            {name || email}
          </Link>
          <PersonBadges person={person} />
        </p>
        <p className="wrap-anywhere mt-0.5 text-muted text-sm">{email}</p>
        <p className="text-faint text-sm">
          {last_seen_at
            ? t("row.seen", { count: trips, date: since, when: formatRelative(last_seen_at, now) })
            : t("row.never", { count: trips, date: since })}
        </p>
      </div>
    </li>
  );
}

export function PersonBadges({ person }: { person: Person }) {
  return (
    <>
      {person.is_admin && (
        <Badge wraps tone="accent">
          {t("administrator")}
        </Badge>
      )}
      {person.disabled_at && (
        <Badge wraps tone="danger">
          {t("disabled")}
        </Badge>
      )}
      {person.awaits_password && (
        <Badge wraps tone="warning">
          {t("noPassword")}
        </Badge>
      )}
    </>
  );
}

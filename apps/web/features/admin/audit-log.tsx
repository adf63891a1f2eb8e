"use client";

import { type AuditEvent, auditEvents } from "@caravan/domain/audit-events";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Download, ScrollText } from "lucide-react";
import { useState } from "react";
import { type ApiInputs, type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { LoadMore, QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { formatInstant } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "./messages/index.ts";

type Filter = Omit<ApiInputs["auditLog"]["search"], "cursor" | "limit">;
type Entry = ApiOutputs["auditLog"]["search"]["entries"][number];

const ANY = "any";
const eventOptions = () => [
  { value: ANY, label: t("everything") },
  ...auditEvents
    .map((value) => ({ value: value as string, label: eventWord(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en")),
];
const outcomeOptions = () => [
  { value: ANY, label: t("outcome.any") },
  { value: "ok", label: t("done") },
  { value: "failed", label: t("failed") },
];

/** In the time zone of this device, in which the dates are chosen. */
const instantOf = (date: string, daysLater = 0) => {
  const at = new Date(`${date}T00:00`);
  at.setDate(at.getDate() + daysLater);
  return at.toISOString();
};

/** The audit log, with search and export. */
export function AuditLog({ personId }: { personId: string | undefined }) {
  const [event, setEvent] = useState(ANY);
  const [outcome, setOutcome] = useState(ANY);
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const filter: Filter = {
    ...(personId !== undefined && { person_id: personId }),
    ...(event !== ANY && { event: event as AuditEvent }),
    ...(outcome !== ANY && { outcome: outcome as "ok" | "failed" }),
    ...(from && { from: instantOf(from) }),
    ...(to && { to: instantOf(to, 1) }),
  };
  const log = useInfiniteQuery(
    useApi().auditLog.search.infiniteQueryOptions(
      { limit: 50, ...filter },
      { getNextPageParam: (page) => page.next_cursor ?? undefined, placeholderData: (earlier) => earlier },
    ),
  );
  const entries = log.data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby="audit">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="audit" className="heading-section">
          {t("audit")}
        </h2>
        <ButtonLink
          href={`/api/admin/audit-log.jsonl?${new URLSearchParams(filter as Record<string, string>)}`}
          download="audit-log.jsonl"
          variant="secondary"
          icon={<Download />}
        >
          {t("audit.export")}
        </ButtonLink>
      </div>
      {personId !== undefined && <OfPerson id={personId} />}
      <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={t("what")}>
          <Select options={eventOptions()} value={event} onValueChange={setEvent} />
        </Field>
        <Field label={t("outcome")}>
          <Select options={outcomeOptions()} value={outcome} onValueChange={setOutcome} />
        </Field>
        <Field label={t("from")}>
          <DateField value={from} onValueChange={setFrom} max={to} />
        </Field>
        <Field label={t("to")}>
          <DateField value={to} onValueChange={setTo} min={from} />
        </Field>
      </div>
      <div className="mt-6">
        {log.isPending && <Loading label={t("audit.loading")} blocks={Array(3).fill("h-16 rounded-card")} />}
        {log.isError && !entries && <QueryError title={t("audit.failed")} query={log} />}
        {entries?.length === 0 && (
          <EmptyState art={<ScrollText />} title={t("audit.none")} description={t("audit.noneText")} />
        )}
        {entries && entries.length > 0 && (
          <Card padding="none">
            <ul aria-label={t("entries")} className="divide-y">
              {entries.map((it) => (
                <EntryRow key={it.id} entry={it} />
              ))}
            </ul>
          </Card>
        )}
        <LoadMore list={log} className="mt-5 flex flex-col items-start gap-4">
          {t("audit.older")}
        </LoadMore>
      </div>
    </section>
  );
}

function OfPerson({ id }: { id: string }) {
  const person = useQuery(useApi().people.get.queryOptions({ person_id: id })).data?.person;
  return (
    <p className="mt-3 text-muted">
      {richText(
        t.parts("audit.of", {
          name: person ? person.name || person.email : t("onePerson"),
          b: (name) => <strong className="wrap-anywhere text-ink">{name}</strong>,
        }),
      )}{" "}
      <Link href="/admin/audit" className="inline-flex min-h-6 items-center text-accent underline underline-offset-4">
        {t("audit.everybody")}
      </Link>
    </p>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { created_at, network, detail } = entry;
  const more = detailWords(detail);
  return (
    <li className="flex flex-col gap-1 px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{eventWord(entry.event)}</span>
        {entry.outcome === "failed" && <Badge tone="danger">{t("failed")}</Badge>}
        <time dateTime={created_at} className="text-faint text-sm tabular-nums sm:ml-auto">
          {formatInstant(created_at)}
        </time>
      </p>
      <p className="wrap-anywhere text-muted text-sm">
        {whoWords(entry)}
        {network && ` · ${t("audit.network", { network })}`}
      </p>
      {more && <p className="wrap-anywhere text-faint text-sm">{more}</p>}
    </li>
  );
}

const nameOf = (it: { name: string | null }) => it.name ?? t("deletedAccount");

/** "Bot for Ana, about Bo". */
function whoWords({ by, agent, about }: Entry): string {
  const who = by ? (agent ? t("agentFor", { agent: agent.name ?? t("aKey"), name: nameOf(by) }) : nameOf(by)) : null;
  if (who === null) return about ? nameOf(about) : t("notSignedIn");
  return about && about.id !== by?.id ? t("about", { who, name: nameOf(about) }) : who;
}

/** The name of each kind of entry. */
const eventWord = (event: AuditEvent): string => t(event === "sign_up" ? "signUp" : `e.${event}`);

/** "scopes: trips:read, mode: apply": the details of an entry. */
function detailWords(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => {
      const words = name.replaceAll("_", " ");
      const shown =
        typeof value === "boolean" ? (value ? "yes" : "no") : Array.isArray(value) ? value.join(", ") : value;
      return `${words}: ${typeof shown === "string" && name !== "share" ? shown.replaceAll("_", " ") : shown}`;
    })
    .join(" · ");
}

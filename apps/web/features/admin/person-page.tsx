"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDate, formatInstant, formatNumber } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { toast } from "@/ui/toast.ts";
import { type PasswordLink, PasswordLinkDialog } from "./add-person-dialog.tsx";
import { t } from "./messages/index.ts";
import { PersonBadges } from "./people-list.tsx";

type Person = ApiOutputs["people"]["get"]["person"];

const refused = (title: string) => (error: unknown) => toastError(error, title);

/** What an administrator sees of a person, and can change in the account. */
export function PersonPage({ id }: { id: string }) {
  const read = useQuery(useApi().people.get.queryOptions({ person_id: id }));
  return (
    <>
      <Link href="/admin" className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("allPeople")}
      </Link>
      {read.isPending && (
        <Loading
          label={t("person.loading")}
          className="mt-4 flex flex-col gap-4"
          blocks={["h-9 w-64", "h-64 max-w-2xl rounded-card"]}
        />
      )}
      {read.isError && <QueryError title={t("person.failed")} query={read} />}
      {read.data && <Details {...read.data} />}
    </>
  );
}

function Details({ person, default_quota_mb }: ApiOutputs["people"]["get"]) {
  return (
    <div className="mt-2 flex max-w-2xl flex-col gap-6">
      <h2 className="wrap-anywhere flex flex-wrap items-center gap-3 heading-section">
        {person.name || person.email}
        <PersonBadges person={person} />
      </h2>
      <Card padding="lg">
        <h3 className="font-semibold text-lg">{t("account")}</h3>
        <dl className="mt-4 grid gap-x-8 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-y-3">
          {facts(person).map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted max-sm:mt-3 max-sm:text-sm">{term}</dt>
              <dd className="wrap-anywhere font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={`/admin/audit?person=${person.id}`} variant="secondary" className="mt-6">
          {t("whatHappened")}
        </ButtonLink>
      </Card>
      <Card padding="lg">
        <h3 className="font-semibold text-lg">{t("documents")}</h3>
        <QuotaForm key={person.quota_mb} person={person} everybodys={default_quota_mb} />
      </Card>
      <Access person={person} />
    </div>
  );
}

const facts = (it: Person): [term: string, value: string][] => [
  [t("email"), it.email_verified ? it.email : t("notConfirmed", { email: it.email })],
  [t("f.since"), formatDate(it.created_at.slice(0, 10))],
  [t("f.lastSeen"), it.last_seen_at ? formatInstant(it.last_seen_at) : t("never")],
  [t("f.trips"), String(it.trips)],
  [t("f.devices"), String(it.sessions)],
  [t("f.keys"), String(it.keys)],
  [t("f.two"), it.second_factor ? t("on") : t("off")],
  ...(it.disabled_at ? [[t("disabled"), formatInstant(it.disabled_at)] as [string, string]] : []),
];

/** Password link, administration, and disabling. */
function Access({ person }: { person: Person }) {
  const api = useApi();
  const [link, setLink] = useState<PasswordLink | null>(null);
  const [asking, setAsking] = useState<"disable" | "administrator" | null>(null);
  const input = { person_id: person.id };
  const name = person.name || person.email;
  const close = () => setAsking(null);
  const renew = useMutation(
    api.people.renewLink.mutationOptions({
      onSuccess: (made) => setLink(made.link),
      onError: refused(t("noLink")),
    }),
  );
  const disable = useMutation(
    api.people.disable.mutationOptions({
      onSuccess: () => void toast({ title: t("disabled.toast", { name }) }),
      onError: refused(t("nothingChanged")),
      onSettled: close,
    }),
  );
  const enable = useMutation(
    api.people.enable.mutationOptions({
      onSuccess: () => void toast({ title: t("enabled.toast", { name }) }),
      onError: refused(t("nothingChanged")),
    }),
  );
  const administer = useMutation(
    api.people.setAdministrator.mutationOptions({
      onSuccess: (made) =>
        void toast({
          title: made.person.is_admin ? t("admin.now", { name }) : t("admin.notNow", { name }),
        }),
      onError: refused(t("nothingChanged")),
      onSettled: close,
    }),
  );
  return (
    <Card padding="lg">
      <h3 className="font-semibold text-lg">{t("access")}</h3>
      <p className="mt-2 max-w-prose text-muted">{person.disabled_at ? t("access.disabled") : t("access.text")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {person.disabled_at ? (
          <Button loading={enable.isPending} onClick={() => enable.mutate(input)}>
            {t("enable")}
          </Button>
        ) : (
          <>
            <Button variant="secondary" loading={renew.isPending} onClick={() => renew.mutate(input)}>
              {t("makeLink")}
            </Button>
            <Button variant="secondary" onClick={() => setAsking("administrator")}>
              {person.is_admin ? t("admin.remove") : t("admin.make")}
            </Button>
            <Button variant="danger-quiet" onClick={() => setAsking("disable")}>
              {t("disable")}
            </Button>
          </>
        )}
      </div>
      {link && <PasswordLinkDialog email={person.email} link={link} onClose={() => setLink(null)} />}
      <ConfirmDialog
        open={asking === "disable"}
        onOpenChange={(open) => !open && close()}
        title={t("disable.title", { name })}
        description={t("disable.text")}
        confirmLabel={t("disable")}
        danger
        loading={disable.isPending}
        onConfirm={() => disable.mutate(input)}
      />
      <ConfirmDialog
        open={asking === "administrator"}
        onOpenChange={(open) => !open && close()}
        title={person.is_admin ? t("admin.removeTitle", { name }) : t("admin.makeTitle", { name })}
        description={person.is_admin ? t("admin.removeText") : t("admin.makeText")}
        confirmLabel={person.is_admin ? t("remove") : t("admin.make")}
        danger={person.is_admin}
        loading={administer.isPending}
        onConfirm={() => administer.mutate({ ...input, administrator: !person.is_admin })}
      />
    </Card>
  );
}

interface QuotaFormProps {
  person: ApiOutputs["people"]["get"]["person"];
  /** The general quota in megabytes. */
  everybodys: number;
}

const megabytes = (number: number) => t("megabytes", { number: formatNumber(number) });

/** How many megabytes of documents somebody may have; empty for the general quota. */
function QuotaForm({ person, everybodys }: QuotaFormProps) {
  const [quota, setQuota] = useState(person.quota_mb);
  const save = useMutation(
    useApi().people.setQuota.mutationOptions({
      onSuccess: () => void toast({ title: t("quota.saved") }),
      onError: (error) => toastError(error, t("quota.notSaved")),
    }),
  );
  return (
    <form
      className="mt-3 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ person_id: person.id, megabytes: quota });
      }}
    >
      <p className="text-muted">
        {t("quota.used", { used: megabytes(person.used_mb), all: megabytes(person.quota_mb ?? everybodys) })}
      </p>
      <Field label={t("quota")} hint={t("quota.hint", { all: megabytes(everybodys) })}>
        <NumberField value={quota} onValueChange={setQuota} min={0} max={10_000_000} suffix="MB" className="max-w-48" />
      </Field>
      <Button type="submit" variant="secondary" className="self-start" loading={save.isPending}>
        {t("quota.save")}
      </Button>
    </form>
  );
}

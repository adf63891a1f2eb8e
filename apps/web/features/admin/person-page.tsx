"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { formatDate, formatInstant } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { toast } from "@/ui/toast.ts";
import { type PasswordLink, PasswordLinkDialog } from "./password-link-dialog.tsx";
import { PersonBadges } from "./people-list.tsx";
import { QuotaForm } from "./quota-form.tsx";

type Person = ApiOutputs["people"]["get"]["person"];

const refused = (title: string) => (error: unknown) => toastError(error, title);

/** What an administrator sees of a person, and can change in the account. */
export function PersonPage({ id }: { id: string }) {
  const read = useQuery(useApi().people.get.queryOptions({ person_id: id }));
  return (
    <>
      <Link href="/admin" className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All people
      </Link>
      {read.isPending && (
        <Loading
          label="Loading this person"
          className="mt-4 flex flex-col gap-4"
          blocks={["h-9 w-64", "h-64 max-w-2xl rounded-card"]}
        />
      )}
      {read.isError && <QueryError title="This person couldn't be loaded" query={read} />}
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
        <h3 className="font-semibold text-lg">Account</h3>
        <dl className="mt-4 grid gap-x-8 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-y-3">
          {facts(person).map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted max-sm:mt-3 max-sm:text-sm">{term}</dt>
              <dd className="wrap-anywhere font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={`/admin/audit?person=${person.id}`} variant="secondary" className="mt-6">
          What happened with this account
        </ButtonLink>
      </Card>
      <Card padding="lg">
        <h3 className="font-semibold text-lg">Documents</h3>
        <QuotaForm key={person.quota_mb} person={person} everybodys={default_quota_mb} />
      </Card>
      <Access person={person} />
    </div>
  );
}

const facts = (it: Person): [term: string, value: string][] => [
  ["Email", it.email + (it.email_verified ? "" : " (not confirmed)")],
  ["Since", formatDate(it.created_at.slice(0, 10))],
  ["Last seen", it.last_seen_at ? formatInstant(it.last_seen_at) : "Never"],
  ["Trips of their own", String(it.trips)],
  ["Signed-in devices", String(it.sessions)],
  ["Keys of agents", String(it.keys)],
  ["Two-step sign-in", it.second_factor ? "On" : "Off"],
  ...(it.disabled_at ? [["Disabled", formatInstant(it.disabled_at)] as [string, string]] : []),
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
      onError: refused("No link was made"),
    }),
  );
  const disable = useMutation(
    api.people.disable.mutationOptions({
      onSuccess: () => void toast({ title: `${name} can’t sign in any more` }),
      onError: refused("Nothing was changed"),
      onSettled: close,
    }),
  );
  const enable = useMutation(
    api.people.enable.mutationOptions({
      onSuccess: () => void toast({ title: `${name} can sign in again` }),
      onError: refused("Nothing was changed"),
    }),
  );
  const administer = useMutation(
    api.people.setAdministrator.mutationOptions({
      onSuccess: (made) =>
        void toast({
          title: made.person.is_admin ? `${name} is an administrator now` : `${name} is no administrator now`,
        }),
      onError: refused("Nothing was changed"),
      onSettled: close,
    }),
  );
  return (
    <Card padding="lg">
      <h3 className="font-semibold text-lg">Access</h3>
      <p className="mt-2 max-w-prose text-muted">
        {person.disabled_at
          ? "This account is disabled: nobody can sign in to it, and its agents’ keys have ended. What it has is kept."
          : "A password link lets them set a new password. Disabling signs them out everywhere at once and ends their agents’ keys; their trips stay."}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {person.disabled_at ? (
          <Button loading={enable.isPending} onClick={() => enable.mutate(input)}>
            Enable
          </Button>
        ) : (
          <>
            <Button variant="secondary" loading={renew.isPending} onClick={() => renew.mutate(input)}>
              Make a password link
            </Button>
            <Button variant="secondary" onClick={() => setAsking("administrator")}>
              {person.is_admin ? "Remove as administrator" : "Make administrator"}
            </Button>
            <Button variant="danger-quiet" onClick={() => setAsking("disable")}>
              Disable
            </Button>
          </>
        )}
      </div>
      {link && <PasswordLinkDialog email={person.email} link={link} onClose={() => setLink(null)} />}
      <ConfirmDialog
        open={asking === "disable"}
        onOpenChange={(open) => !open && close()}
        title={`Disable ${name}?`}
        description="They are signed out everywhere at once, and their agents’ keys, links and waiting mails end. Their trips and documents stay, and you can enable them again."
        confirmLabel="Disable"
        danger
        loading={disable.isPending}
        onConfirm={() => disable.mutate(input)}
      />
      <ConfirmDialog
        open={asking === "administrator"}
        onOpenChange={(open) => !open && close()}
        title={person.is_admin ? `Remove ${name} as administrator?` : `Make ${name} an administrator?`}
        description={
          person.is_admin
            ? "They keep their account, and no longer see or change other accounts."
            : "They can add and disable people, change who may sign up, and read the audit log. They don’t see trips of others."
        }
        confirmLabel={person.is_admin ? "Remove" : "Make administrator"}
        danger={person.is_admin}
        loading={administer.isPending}
        onConfirm={() => administer.mutate({ ...input, administrator: !person.is_admin })}
      />
    </Card>
  );
}

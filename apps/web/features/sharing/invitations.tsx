"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, Mail, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { formatRelative } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { Input } from "@/ui/input.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.tsx";
import { ListState } from "./list-state.tsx";
import { type GrantableRole, grantableRoles, isGrantableRole } from "./roles.ts";

/** Inviting, and the invitations that can still be used. For owners. */
export function Invitations({ tripId }: { tripId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const invitations = useQuery(api.invitations.list.queryOptions({ trip_id: tripId }));
  const refresh = () => queries.invalidateQueries(api.invitations.list.queryFilter({ trip_id: tripId }));
  const revoke = useMutation(
    api.invitations.revoke.mutationOptions({
      onSettled: refresh,
      onSuccess: () => void toast({ title: "Invitation withdrawn" }),
      onError: (error) => void toast({ title: domainError(error).message, tone: "danger" }),
    }),
  );

  return (
    <>
      <section aria-labelledby="share-invite" className="border-t pt-6">
        <h3 id="share-invite" className="font-semibold">
          Invite somebody
        </h3>
        <InviteForm tripId={tripId} onInvited={refresh} />
      </section>
      <ListState query={invitations} noun="invitations">
        {(data) =>
          data.invitations.length > 0 && (
            <section aria-labelledby="share-pending">
              <h3 id="share-pending" className="font-semibold">
                Waiting for an answer
              </h3>
              <ul className="mt-2 flex flex-col divide-y">
                {data.invitations.map(({ id, email, role, expires_at }) => (
                  <li key={id} className="flex items-center gap-3 py-2 [&>svg]:size-5 [&>svg]:shrink-0">
                    {email ? <Mail aria-hidden="true" /> : <Link2 aria-hidden="true" />}
                    <div className="min-w-0 flex-1">
                      <p className="truncate font-medium">{email ?? "Anyone with the invitation link"}</p>
                      <p className="text-faint text-sm">
                        <span className="capitalize">{role}</span>, ends {formatRelative(expires_at, Date.now())}
                      </p>
                    </div>
                    <IconButton
                      label={email ? `Withdraw the invitation of ${email}` : "Withdraw the invitation link"}
                      icon={<X />}
                      aria-disabled={revoke.isPending}
                      onClick={() => !revoke.isPending && revoke.mutate({ trip_id: tripId, invitation_id: id })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </ListState>
    </>
  );
}

/** For one address, or a link for whoever holds it. The link is shown here once. */
function InviteForm({ tripId, onInvited }: { tripId: string; onInvited: () => void }) {
  const api = useApi();
  const [by, setBy] = useState<"email" | "link">("email");
  const [email, setEmail] = useState("");
  const [missing, setMissing] = useState(false);
  const [role, setRole] = useState<GrantableRole>("editor");
  const invite = useMutation(
    api.invitations.create.mutationOptions({
      onSuccess: () => {
        setEmail("");
        onInvited();
      },
    }),
  );
  const error = invite.error ? domainError(invite.error) : null;
  const emailError = missing ? "Enter an email address" : fieldError(error, "email");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const noAddress = by === "email" && !email.trim();
    setMissing(noAddress);
    if (noAddress || invite.isPending) return;
    invite.mutate({ trip_id: tripId, role, ...(by === "email" && { email: email.trim() }) });
  };

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <SegmentedControl
        label="How to invite"
        segments={[
          { value: "email", label: "By email" },
          { value: "link", label: "By link" },
        ]}
        value={by}
        onValueChange={(next) => {
          setBy(next);
          setMissing(false);
          invite.reset();
        }}
        className="self-start"
      />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        {by === "email" && (
          <Field label="Email" error={emailError} className="flex-1">
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.currentTarget.value);
                setMissing(false);
              }}
            />
          </Field>
        )}
        <Field label="They can" className={by === "email" ? "sm:w-36" : "flex-1"}>
          <Select
            options={grantableRoles.map((it) => ({ ...it, label: it.value === "editor" ? "Edit" : "Look" }))}
            value={role}
            onValueChange={(next) => isGrantableRole(next) && setRole(next)}
          />
        </Field>
        <Button type="submit" loading={invite.isPending} className="sm:mt-7">
          {by === "email" ? "Invite" : "Make link"}
        </Button>
      </div>
      {error && !fieldError(error, "email") && <FormAlert>{error.message}</FormAlert>}
      {invite.data && <Invited {...invite.data} />}
    </form>
  );
}

function Invited({ invitation, url, mailed }: { invitation: { email: string | null }; url: string; mailed: boolean }) {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p role="status">
        {!invitation.email
          ? "Send this link to the people you want on the trip."
          : mailed
            ? `The invitation is on its way to ${invitation.email}.`
            : `No mail was sent: this Caravan has no mail server. Send the link to ${invitation.email} yourself.`}
      </p>
      <CopyField label="Invitation link" value={url} />
      <p className="text-faint text-sm">
        The link is shown only now.{" "}
        {invitation.email ? "It works for that address only." : "Whoever has it can join until you withdraw it."}
      </p>
    </div>
  );
}

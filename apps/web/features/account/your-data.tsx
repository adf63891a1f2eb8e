"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, domainError, useApi } from "@/features/api-client/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { count } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import type { CurrentUser } from "./server.ts";

export function YourData({ user }: { user: CurrentUser }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <div>
        <h2 className="heading-section">Your data</h2>
        <p className="mt-1 max-w-prose text-muted">
          Download your trips, bookings, groups and preferences as one file, or delete your account for good.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href="/api/users/me/export"
          download="caravan.json"
          prefetch={false}
          variant="secondary"
          icon={<Download />}
        >
          Download everything
        </ButtonLink>
        <Button variant="danger-quiet" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

function DeleteAccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const api = useApi();
  const preview = useQuery(api.account.deletion.queryOptions({})).data;
  const typedForm = schemaOf(({ email }: { email: string }) =>
    email.trim() ? [] : [{ path: "email", message: "Type the email of this account" }],
  );
  const form = useSchemaForm(typedForm, { defaultValues: { email: "" } });
  const remove = useMutation(api.account.delete.mutationOptions());
  const submit = async ({ email }: { email: string }) => {
    try {
      await remove.mutateAsync({ email: email.trim() });
      await signOutTo("/");
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <SchemaFormDialog
      form={form}
      title="Delete your account?"
      description="This can’t be undone. You are signed out everywhere and your agents’ keys stop working."
      saveLabel="Delete account"
      danger
      blocked={!preview}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview && <Consequences {...preview} />}
      <Field label={`Type ${user.email} to confirm`} error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="off" inputMode="email" />
      </Field>
    </SchemaFormDialog>
  );
}

function Consequences(it: ApiOutputs["account"]["deletion"]) {
  const gone = [
    ...(it.trips_deleted > 0 ? [count(it.trips_deleted, "trip")] : []),
    ...(it.groups_deleted > 0 ? [count(it.groups_deleted, "group")] : []),
  ];
  const handedOver = [...it.trips_handed_over, ...it.groups_handed_over];
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      {gone.length > 0 && <p>{gone.join(" and ")} that only you are in will be deleted.</p>}
      {handedOver.length > 0 && (
        <>
          <p>What you share gets a new owner. What you added stays, without your name:</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {handedOver.map(({ id, title, to }) => (
              <li key={id} className="wrap-anywhere">
                {title ?? "A group trip"} goes to {to}
              </li>
            ))}
          </ul>
        </>
      )}
      {gone.length === 0 && handedOver.length === 0 && <p>You have no trips or groups of your own.</p>}
    </div>
  );
}

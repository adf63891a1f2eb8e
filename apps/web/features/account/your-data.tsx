"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, domainError, toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { count } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { saveBlob } from "@/ui/save-file.ts";
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
        <Link href="/profile/sources" className="tap mt-2 inline-block font-semibold underline underline-offset-4">
          What goes where: sources outside this installation
        </Link>
      </div>
      <div className="flex flex-wrap gap-3">
        <DownloadEverything />
        <Button variant="danger-quiet" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

/** By a call rather than a link, so that the person can be asked first who they are. */
function DownloadEverything() {
  const api = useApi();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => client.fetchQuery({ ...api.account.export.queryOptions({}), staleTime: 0, gcTime: 0 }),
    onSuccess: (everything) =>
      saveBlob(new Blob([JSON.stringify(everything, null, 2)], { type: "application/json" }), "caravan.json"),
    onError: (failure) => toastError(failure),
  });
  return (
    <Button variant="secondary" icon={<Download />} loading={save.isPending} onClick={() => save.mutate()}>
      Download everything
    </Button>
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

"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { saveBlob } from "@/ui/save-file.ts";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { t } from "./messages/tab/index.ts";
import type { CurrentUser } from "./server.ts";
import { showingRefusals } from "./showing-refusals.ts";

export function YourData({ user }: { user: CurrentUser }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <div>
        <h2 className="heading-section">{t("data")}</h2>
        <p className="mt-1 max-w-prose text-muted">{t("data.text")}</p>
        <Link href="/profile/sources" className="tap mt-2 inline-block font-semibold underline underline-offset-4">
          {t("data.sources")}
        </Link>
      </div>
      <div className="flex flex-wrap gap-3">
        <DownloadEverything />
        <Button variant="danger-quiet" onClick={() => setDeleting(true)}>
          {t("delete")}
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
      {t("data.download")}
    </Button>
  );
}

function DeleteAccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const api = useApi();
  const preview = useQuery(api.account.deletion.queryOptions({})).data;
  const typedForm = schemaOf(({ email }: { email: string }) =>
    email.trim() ? [] : [{ path: "email", message: t("delete.enter") }],
  );
  const form = useSchemaForm(typedForm, { defaultValues: { email: "" } });
  const remove = useMutation(api.account.delete.mutationOptions());
  const submit = showingRefusals(form, async ({ email }: { email: string }) => {
    await remove.mutateAsync({ email: email.trim() });
    await signOutTo("/");
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("delete.ask")}
      description={t("delete.text")}
      saveLabel={t("delete")}
      danger
      blocked={!preview}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview && <Consequences {...preview} />}
      <Field label={t("delete.type", { email: user.email })} error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="off" inputMode="email" />
      </Field>
    </SchemaFormDialog>
  );
}

function Consequences(it: ApiOutputs["account"]["deletion"]) {
  const gone = goneWords(it.trips_deleted, it.groups_deleted);
  const handedOver = handedOverIn(it);
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      {gone && <p>{gone}</p>}
      {handedOver.length > 0 && (
        <>
          <p>{t("delete.handedOver")}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {handedOver.map(({ id, title, to }) => (
              <li key={id} className="wrap-anywhere">
                {t("delete.goesTo", { title: title ?? t("delete.groupTrip"), name: to })}
              </li>
            ))}
          </ul>
        </>
      )}
      {!gone && handedOver.length === 0 && <p>{t("delete.nothing")}</p>}
    </div>
  );
}

function goneWords(trips: number, groups: number): string | null {
  if (trips > 0 && groups > 0) return t("delete.both", { trips, groups });
  if (trips > 0) return t("delete.trips", { count: trips });
  return groups > 0 ? t("delete.groups", { count: groups }) : null;
}

type Preview = Pick<ApiOutputs["account"]["deletion"], "trips_handed_over" | "groups_handed_over">;

/** What gets new owners: a group that goes to the same person as the trip it planned is one entry with it. */
export function handedOverIn({ trips_handed_over: trips, groups_handed_over: groups }: Preview) {
  const withTrip = (group: (typeof groups)[number]) =>
    trips.some((trip) => trip.id === group.trip_id && trip.to === group.to);
  return [...trips, ...groups.filter((it) => !withTrip(it))];
}

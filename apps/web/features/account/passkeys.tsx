"use client";

import { deviceName } from "@caravan/domain/device-name";
import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { formatDate, formatRelative } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Loading } from "@/ui/loading.tsx";
import { toast } from "@/ui/toast.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";
import { showingRefusals } from "./showing-refusals.ts";
import { hasPasskeys, makePasskey, passkeyProblem } from "./use-passkey.ts";

type Passkey = ApiOutputs["passkeys"]["list"]["passkeys"][number];

const failed = (error: unknown) => {
  const problem = passkeyProblem(error);
  if (problem !== null) toast({ title: problem, tone: "danger" });
};

/** The person's passkeys. Each signs in by fingerprint, face or PIN, without password and code. */
export function Passkeys() {
  const api = useApi();
  const account = useQuery(api.account.me.queryOptions({})).data?.user;
  // An installation without a host name has none.
  if (!account || account.passkeys === null) return null;
  return <PasskeysCard />;
}

function PasskeysCard() {
  const api = useApi();
  const listed = useQuery(api.passkeys.list.queryOptions({}));
  const heading = useRef<HTMLHeadingElement>(null);
  const passkeys = listed.data?.passkeys;
  const noteRemoval = useFocusAfterPress(passkeys?.length, () => heading.current);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const start = useMutation(api.passkeys.start.mutationOptions());
  const save = useMutation(api.passkeys.add.mutationOptions());
  const [adding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    try {
      const credential = await makePasskey(await start.mutateAsync({}));
      await save.mutateAsync({ name: deviceName(navigator), credential: credential as never });
      toast({ title: t("passkeys.added") });
    } catch (error) {
      failed(error);
    } finally {
      setAdding(false);
    }
  };
  const remove = useMutation(
    api.passkeys.remove.mutationOptions({
      onSuccess: () => toast({ title: t("passkeys.removed") }),
      onError: failed,
      onSettled: () => setRemoving(null),
    }),
  );
  return (
    <Card padding="lg">
      <h2 ref={heading} tabIndex={-1} className="heading-section outline-none">
        {t("passkeys")}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{t("passkeys.text")}</p>
      {listed.isPending && <Loading label={t("passkeys.loading")} blocks={["mb-5 h-16 rounded-card"]} />}
      {listed.isError && !passkeys && <QueryError headingLevel={3} title={t("passkeys.failed")} query={listed} />}
      {passkeys && passkeys.length > 0 && (
        <ul aria-label={t("passkeys")} className="-mt-2 mb-5 flex flex-col divide-y">
          {passkeys.map((it) => (
            <li key={it.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <KeyRound aria-hidden="true" className="size-5 shrink-0 text-faint" />
              <div className="min-w-0 flex-1 basis-40">
                <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                  {it.name}
                  {it.backed_up && <Badge>{t("passkeys.synced")}</Badge>}
                </p>
                <p className="text-muted text-sm">{usedWords(it)}</p>
              </div>
              <div className="flex">
                <TooltipButton
                  label={t("passkeys.renameNamed", { name: it.name })}
                  icon={<Pencil />}
                  onClick={() => setRenaming(it)}
                />
                <TooltipButton
                  label={t("passkeys.removeNamed", { name: it.name })}
                  icon={<Trash2 />}
                  onClick={() => setRemoving(it)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="secondary" icon={<KeyRound />} loading={adding} onClick={() => void add()}>
          {t("passkeys.add")}
        </Button>
      ) : (
        <p className="text-muted">{t("passkeys.none")}</p>
      )}
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && !remove.isPending && setRemoving(null)}
        title={t("passkeys.ask", { name: removing?.name ?? t("passkeys.this") })}
        description={t("passkeys.ask.text")}
        confirmLabel={t("passkeys.remove")}
        danger
        loading={remove.isPending}
        onConfirm={() => {
          noteRemoval();
          if (removing) remove.mutate({ passkey_id: removing.id });
        }}
      />
    </Card>
  );
}

function usedWords({ created_at, last_used_at: used }: Passkey): string {
  const date = formatDate(created_at.slice(0, 10));
  return used ? t("passkeys.used", { date, when: formatRelative(used, Date.now()) }) : t("passkeys.unused", { date });
}

const nameForm = schemaOf(({ name }: { name: string }) =>
  name.trim() ? [] : [{ path: "name", message: t("passkeys.enterName") }],
);

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useSchemaForm(nameForm, { defaultValues: { name: passkey.name } });
  const rename = useMutation(useApi().passkeys.rename.mutationOptions());
  const submit = showingRefusals(form, async ({ name }: { name: string }) => {
    await rename.mutateAsync({ passkey_id: passkey.id, name });
    onClose();
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("passkeys.rename")}
      saveLabel={t("passkeys.save")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={shared("name")} error={errorOf(form, "name")} required>
        <Input {...form.register("name")} maxLength={60} autoComplete="off" />
      </Field>
    </SchemaFormDialog>
  );
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input } from "@/ui/input.tsx";
import { toast } from "@/ui/toast.ts";
import { MailedCodeField } from "./mailed-code.tsx";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";
import { showingRefusals } from "./showing-refusals.ts";

const addressForm = schemaOf(({ email }: { email: string }) =>
  /^\S+@\S+\.\S+$/.test(email.trim()) ? [] : [{ path: "email", message: shared("email.enter") }],
);

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(addressForm, { defaultValues: { email: "" } });
  const change = useMutation(useApi().account.changeEmail.mutationOptions());
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <ConfirmEmailDialog email={sentTo} onClose={onClose} />;
  const submit = showingRefusals(form, async (typed: { email: string }) => {
    const email = typed.email.trim();
    const { verification } = await change.mutateAsync({ email });
    if (verification === "sent") return setSentTo(email);
    toast({ title: t("email.changed", { email }) });
    onClose();
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("email.change")}
      saveLabel={t("email.continue")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("email.new")} error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
    </SchemaFormDialog>
  );
}

const codeForm = schemaOf(({ code }: { code: string }) =>
  code.trim() ? [] : [{ path: "code", message: shared("code.enter") }],
);

/** @param asks requests the code when the dialog opens, because none was sent yet */
export function ConfirmEmailDialog({
  email,
  asks = false,
  onClose,
}: {
  email: string;
  asks?: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const form = useSchemaForm(codeForm, { defaultValues: { code: "" } });
  const { mutate: ask } = useMutation(
    api.account.changeEmail.mutationOptions({ onError: (error) => showRefusal(form, domainError(error)) }),
  );
  const confirm = useMutation(api.account.confirmEmail.mutationOptions());
  useEffect(() => {
    if (asks) ask({ email });
  }, [asks, ask, email]);
  const submit = showingRefusals(form, async ({ code }: { code: string }) => {
    const { user } = await confirm.mutateAsync({ email, code });
    toast({ title: t("email.isConfirmed", { email: user.email }) });
    onClose();
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("email.confirmTitle")}
      description={t("email.sent", { email })}
      saveLabel={t("confirm")}
      onSubmit={submit}
      onClose={onClose}
    >
      <MailedCodeField registration={form.register("code")} error={errorOf(form, "code")} />
    </SchemaFormDialog>
  );
}

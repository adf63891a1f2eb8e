"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input } from "@/ui/input.tsx";
import { toast } from "@/ui/toast.ts";
import { MailedCodeField } from "./mailed-code-field.tsx";

const addressForm = schemaOf(({ email }: { email: string }) =>
  /^\S+@\S+\.\S+$/.test(email.trim())
    ? []
    : [{ path: "email", message: "Enter an email address, such as you@example.com" }],
);

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(addressForm, { defaultValues: { email: "" } });
  const change = useMutation(useApi().account.changeEmail.mutationOptions());
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <ConfirmEmailDialog email={sentTo} onClose={onClose} />;
  const submit = async (typed: { email: string }) => {
    const email = typed.email.trim();
    try {
      const { verification } = await change.mutateAsync({ email });
      if (verification === "sent") return setSentTo(email);
      toast({ title: `Your email is now ${email}` });
      onClose();
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <SchemaFormDialog form={form} title="Change email" saveLabel="Continue" onSubmit={submit} onClose={onClose}>
      <Field label="New email" error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
    </SchemaFormDialog>
  );
}

const codeForm = schemaOf(({ code }: { code: string }) =>
  code.trim() ? [] : [{ path: "code", message: "Enter the code from the email" }],
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
  const submit = async ({ code }: { code: string }) => {
    try {
      const { user } = await confirm.mutateAsync({ email, code });
      toast({ title: `${user.email} is confirmed` });
      onClose();
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <SchemaFormDialog
      form={form}
      title="Confirm your email"
      description={`We sent a code to ${email}. It works for 30 minutes.`}
      saveLabel="Confirm"
      onSubmit={submit}
      onClose={onClose}
    >
      <MailedCodeField registration={form.register("code")} error={errorOf(form, "code")} />
    </SchemaFormDialog>
  );
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiOutputs, domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input } from "@/ui/input.tsx";
import { t } from "./messages/index.ts";

export type PasswordLink = ApiOutputs["people"]["create"]["link"];

interface NewPerson {
  readonly name: string;
  readonly email: string;
}

const personForm = schemaOf(({ name, email }: NewPerson) => [
  ...(name.trim() ? [] : [{ path: "name", message: t("p.name") }]),
  ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? [] : [{ path: "email", message: t("p.email") }]),
]);

/** Asks for the new person's address, then shows how they can sign in. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(personForm, { defaultValues: { name: "", email: "" } });
  const create = useMutation(useApi().people.create.mutationOptions());
  const [made, setMade] = useState<{ email: string; link: PasswordLink } | null>(null);
  if (made) return <PasswordLinkDialog {...made} onClose={onClose} />;
  const submit = async (typed: NewPerson) => {
    try {
      const { person, link } = await create.mutateAsync({ name: typed.name.trim(), email: typed.email.trim() });
      setMade({ email: person.email, link });
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <SchemaFormDialog
      form={form}
      title={t("addPerson")}
      description={t("addPerson.text")}
      saveLabel={t("addPerson")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("name")} error={errorOf(form, "name")} required>
        <Input {...form.register("name")} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={t("email")} error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="off" inputMode="email" />
      </Field>
    </SchemaFormDialog>
  );
}

interface PasswordLinkDialogProps {
  email: string;
  link: PasswordLink;
  onClose: () => void;
}

/** How somebody gets a password: a mail that has been sent, or a link that is shown once. */
export function PasswordLinkDialog({ email, link, onClose }: PasswordLinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={link.mailed ? t("link.mail") : t("link.pass")}
      description={link.mailed ? t("link.mailText", { email }) : t("link.passText", { email })}
      footer={<Button onClick={onClose}>{link.mailed ? t("done") : t("copied")}</Button>}
    >
      {link.url && <CopyField label={t("link")} value={link.url} />}
    </Dialog>
  );
}

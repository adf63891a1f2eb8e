"use client";

import { useMutation } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input } from "@/ui/input.tsx";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";

const nameForm = schemaOf(({ name }: { name: string }) =>
  name.trim() ? [] : [{ path: "name", message: t("name.enter") }],
);

export function ChangeNameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useSchemaForm(nameForm, { defaultValues: { name } });
  const change = useMutation(useApi().account.changeName.mutationOptions());
  const submit = async (typed: { name: string }) => {
    try {
      await change.mutateAsync({ name: typed.name.trim() });
      // The header and what else the page says of its person come from the server.
      window.location.reload();
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <SchemaFormDialog
      form={form}
      title={t("name.change")}
      saveLabel={t("name.save")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={shared("name")} hint={t("name.hint")} error={errorOf(form, "name")} required>
        <Input {...form.register("name")} autoComplete="name" maxLength={120} />
      </Field>
    </SchemaFormDialog>
  );
}

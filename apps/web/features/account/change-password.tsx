"use client";

import { shortestPassword } from "@caravan/domain/field-choices";
import { useMutation } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { PasswordInput } from "@/ui/input.tsx";
import { toast } from "@/ui/toast.ts";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";

interface Passwords {
  readonly current_password: string;
  readonly password: string;
}

const passwordForm = schemaOf(({ password }: Passwords) =>
  password.length < shortestPassword
    ? [{ path: "password", message: shared("password.short", { count: shortestPassword }) }]
    : [],
);

export function ChangePasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const form = useSchemaForm(passwordForm, { defaultValues: { current_password: "", password: "" } });
  const change = useMutation(useApi().account.changePassword.mutationOptions());
  const submit = async ({ current_password, password }: Passwords) => {
    try {
      const { signed_out } = await change.mutateAsync({ password, ...(hasPassword && { current_password }) });
      toast({
        title: t("password.changed"),
        ...(signed_out > 0 && { description: t("password.signedOut", { count: signed_out }) }),
      });
      onClose();
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <SchemaFormDialog
      form={form}
      title={t(hasPassword ? "password.change" : "password.setOne")}
      description={t("password.others")}
      saveLabel={hasPassword ? t("password.change") : shared("password.set")}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasPassword && (
        <Field label={t("password.current")} error={errorOf(form, "current_password")} required>
          <PasswordInput {...form.register("current_password")} autoComplete="current-password" />
        </Field>
      )}
      <Field
        label={shared("password.new")}
        error={errorOf(form, "password")}
        hint={shared("password.hint", { count: shortestPassword })}
        required
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
    </SchemaFormDialog>
  );
}

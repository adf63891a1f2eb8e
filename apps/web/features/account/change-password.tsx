"use client";

import { shortestPassword } from "@caravan/domain/field-choices";
import { useMutation } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { count } from "@/ui/format.ts";
import { PasswordInput } from "@/ui/input.tsx";
import { toast } from "@/ui/toast.ts";

interface Passwords {
  readonly current_password: string;
  readonly password: string;
}

const passwordForm = schemaOf(({ password }: Passwords) =>
  password.length < shortestPassword
    ? [{ path: "password", message: `Use at least ${shortestPassword} characters` }]
    : [],
);

export function ChangePasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const form = useSchemaForm(passwordForm, { defaultValues: { current_password: "", password: "" } });
  const change = useMutation(useApi().account.changePassword.mutationOptions());
  const submit = async ({ current_password, password }: Passwords) => {
    try {
      const { signed_out } = await change.mutateAsync({ password, ...(hasPassword && { current_password }) });
      toast({
        title: "Password changed",
        ...(signed_out > 0 && { description: `${count(signed_out, "other device")} signed out.` }),
      });
      onClose();
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <SchemaFormDialog
      form={form}
      title={hasPassword ? "Change password" : "Set a password"}
      description="Other devices are signed out."
      saveLabel={hasPassword ? "Change password" : "Set password"}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasPassword && (
        <Field label="Current password" error={errorOf(form, "current_password")} required>
          <PasswordInput {...form.register("current_password")} autoComplete="current-password" />
        </Field>
      )}
      <Field
        label="New password"
        error={errorOf(form, "password")}
        hint={`At least ${shortestPassword} characters`}
        required
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
    </SchemaFormDialog>
  );
}

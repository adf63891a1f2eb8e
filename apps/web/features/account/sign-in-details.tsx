"use client";

import { shortestPassword } from "@caravan/domain/field-choices";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";
import { toast } from "@/ui/toast.ts";
import { ChangeEmailDialog, ConfirmEmailDialog } from "./change-email.tsx";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";
import { OwnPicture } from "./own-picture.tsx";
import type { CurrentUser } from "./server.ts";
import { showingRefusals } from "./showing-refusals.ts";

/** Picture, name, email and password of the account, and how to change them. */
export function SignInDetails({ user }: { user: CurrentUser }) {
  const account = useQuery(useApi().account.me.queryOptions({})).data?.user;
  const email = account?.email ?? user.email;
  const [open, setOpen] = useState<"name" | "email" | "prove" | "password" | null>(null);
  const close = () => setOpen(null);
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("account")}</h2>
      <OwnPicture user={user} />
      <dl className="mt-5 grid gap-x-8 gap-y-1 max-sm:[&>dd]:mb-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-4">
        <dt className="text-muted">{shared("name")}</dt>
        <dd className="wrap-anywhere font-medium">{user.name}</dd>
        <dt className="text-muted">{shared("email")}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="wrap-anywhere font-medium">{email}</span>
          {account &&
            (account.email_verified ? (
              <Badge tone="success">{t("confirmed")}</Badge>
            ) : (
              <Badge tone="warning">{t("notConfirmed")}</Badge>
            ))}
        </dd>
      </dl>
      {account && !account.email_verified && (
        <p className="mt-4 max-w-prose text-muted text-sm">
          {t(account.mail ? "notConfirmed.text" : "notConfirmed.noMail")}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {account && !account.email_verified && account.mail && (
          <Button onClick={() => setOpen("prove")}>{shared("confirmEmail")}</Button>
        )}
        <Button variant="secondary" onClick={() => setOpen("name")}>
          {t("name.change")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("email")}>
          {t("email.change")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("password")}>
          {t(account?.has_password === false ? "password.setOne" : "password.change")}
        </Button>
      </div>
      {open === "prove" && <ConfirmEmailDialog email={email} asks onClose={close} />}
      {open === "name" && <ChangeNameDialog name={account?.name ?? ""} onClose={close} />}
      {open === "email" && <ChangeEmailDialog onClose={close} />}
      {open === "password" && <ChangePasswordDialog hasPassword={account?.has_password !== false} onClose={close} />}
    </Card>
  );
}

const nameForm = schemaOf(({ name }: { name: string }) =>
  name.trim() ? [] : [{ path: "name", message: t("name.enter") }],
);

function ChangeNameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useSchemaForm(nameForm, { defaultValues: { name } });
  const change = useMutation(useApi().account.changeName.mutationOptions());
  const submit = showingRefusals(form, async (typed: { name: string }) => {
    await change.mutateAsync({ name: typed.name.trim() });
    // The header and what else the page says of its person come from the server.
    window.location.reload();
  });
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

interface Passwords {
  readonly current_password: string;
  readonly password: string;
}

const passwordForm = schemaOf(({ password }: Passwords) =>
  password.length < shortestPassword
    ? [{ path: "password", message: shared("password.short", { count: shortestPassword }) }]
    : [],
);

function ChangePasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const form = useSchemaForm(passwordForm, { defaultValues: { current_password: "", password: "" } });
  const change = useMutation(useApi().account.changePassword.mutationOptions());
  const submit = showingRefusals(form, async ({ current_password, password }: Passwords) => {
    const { signed_out } = await change.mutateAsync({ password, ...(hasPassword && { current_password }) });
    toast({
      title: t("password.changed"),
      ...(signed_out > 0 && { description: t("password.signedOut", { count: signed_out }) }),
    });
    onClose();
  });
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

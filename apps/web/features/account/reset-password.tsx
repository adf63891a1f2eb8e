"use client";

import { shortestPassword } from "@caravan/domain/field-choices";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, type ErrorDetail, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, Form, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";
import { AboutAddress } from "./about-address.tsx";
import { enter } from "./enter.ts";
import { takeFilledIn } from "./filled-in.ts";
import { MailedCodeField, useMailedCode } from "./mailed-code.tsx";
import { t } from "./messages/index.ts";
import { t as shared } from "./messages/shared/index.ts";
import { homePath } from "./return-path.ts";

/** Requests a code by mail, then sends it with the new password. A mailed link opens the second step. */
export function ResetPassword() {
  const mailed = useMailedCode();
  const [asked, setAsked] = useState<string | null>(null);
  const email = asked ?? mailed.email;
  if (email) return <NewPassword key={email} email={email} code={asked === null ? mailed.code : ""} />;
  return <AskForCode onSent={setAsked} />;
}

const addressForm = schemaOf(({ email }: { email: string }) =>
  /^\S+@\S+$/.test(email.trim()) ? [] : [{ path: "email", message: t("reset.email") }],
);

function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const form = useSchemaForm(addressForm, { defaultValues: { email: "" } });
  const ask = useMutation(useApi().account.requestReset.mutationOptions());
  const submit = async (typed: { email: string }) => {
    const email = typed.email.trim();
    try {
      await ask.mutateAsync({ email });
      onSent(email);
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };
  return (
    <Form form={form} onSubmit={submit} onSubmitCapture={takeFilledIn(form)} className="flex flex-col gap-5">
      <Field label={shared("email")} error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
        {t("reset.send")}
      </Button>
    </Form>
  );
}

interface Chosen {
  readonly code: string;
  readonly password: string;
}

const newPassword = schemaOf(({ code, password }: Chosen) => {
  const problems: ErrorDetail[] = [];
  if (!code.trim()) problems.push({ path: "code", message: shared("code.enter") });
  if (password.length < shortestPassword)
    problems.push({ path: "password", message: shared("password.short", { count: shortestPassword }) });
  return problems;
});

function NewPassword({ email, code }: { email: string; code: string }) {
  const form = useSchemaForm(newPassword, { defaultValues: { code, password: "" } });
  const reset = useMutation(useApi().account.resetPassword.mutationOptions());
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = async (chosen: Chosen) => {
    try {
      await reset.mutateAsync({ email, ...chosen });
    } catch (failure) {
      return showRefusal(form, domainError(failure));
    }
    await enter({ email, password: chosen.password, returnTo: homePath, signInHref: "/sign-in" });
  };
  return (
    <Form
      method="post"
      form={form}
      onSubmit={submit}
      onSubmitCapture={takeFilledIn(form)}
      className="flex flex-col gap-5"
    >
      <p role="status" className="text-muted">
        <AboutAddress message={code ? "reset.choose" : "reset.sent"} email={email} />
      </p>
      <MailedCodeField registration={form.register("code")} error={errorOf(form, "code")} />
      <Field
        label={shared("password.new")}
        error={errorOf(form, "password")}
        hint={!errors.password && shared("password.hint", { count: shortestPassword })}
        required
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" block loading={isSubmitting || isSubmitSuccessful}>
        {shared("password.set")}
      </Button>
    </Form>
  );
}

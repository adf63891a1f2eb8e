"use client";

import { shortestPassword } from "@caravan/domain/field-choices";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, type ErrorDetail, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { errorOf, Form, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { TextsToRead } from "@/ui/texts-to-read.tsx";
import { enter } from "./enter.ts";
import { takeFilledIn } from "./filled-in.ts";
import { t } from "./messages/index.ts";
import { t as shared } from "./messages/shared/index.ts";
import { VerifySignUp } from "./verify-sign-up.tsx";

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The rules that can be checked without the server. */
const registrationForm = schemaOf(({ name, email, password }: Registration) => {
  const problems: ErrorDetail[] = [];
  if (!name.trim()) problems.push({ path: "name", message: t("signUp.name") });
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) problems.push({ path: "email", message: shared("email.enter") });
  if (password.length < shortestPassword)
    problems.push({ path: "password", message: shared("password.short", { count: shortestPassword }) });
  return problems;
});

interface SignUpFormProps {
  returnTo: string;
  signInHref: string;
  /** The token of the invitation that they opened. */
  invitation?: string | undefined;
}

export function SignUpForm({ returnTo, signInHref, invitation }: SignUpFormProps) {
  const form = useSchemaForm(registrationForm, { defaultValues: { name: "", email: "", password: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const create = useMutation(useApi().account.create.mutationOptions());

  const [waiting, setWaiting] = useState<{ email: string; password: string } | null>(null);
  if (waiting) return <VerifySignUp {...waiting} returnTo={returnTo} signInHref={signInHref} />;

  const submit = async (typed: Registration) => {
    const { name, email, password } = { ...typed, name: typed.name.trim(), email: typed.email.trim() };
    try {
      const { verification } = await create.mutateAsync({ name, email, password, ...(invitation && { invitation }) });
      if (verification === "sent") return setWaiting({ email, password });
    } catch (failure) {
      const error = domainError(failure);
      // The error at the field is a code for programs; this is the message for people.
      if (error.code === "sign_up_refused") return form.setError("root.server", { message: error.message });
      if (error.status !== 409) return showRefusal(form, error);
      return form.setError("email", { type: "taken", message: t("signUp.taken") });
    }
    await enter({ email, password, returnTo, signInHref });
  };

  return (
    <Form
      method="post"
      form={form}
      onSubmit={submit}
      onSubmitCapture={takeFilledIn(form)}
      className="flex flex-col gap-5"
    >
      {errors.email?.type === "taken" && (
        <FormAlert>
          {richText(
            t.parts("signUp.takenLong", {
              link: (words) => (
                <Link href={signInHref} className="font-semibold underline underline-offset-4">
                  {words}
                </Link>
              ),
            }),
          )}
        </FormAlert>
      )}
      <Field label={shared("name")} error={errorOf(form, "name")} required>
        <Input {...form.register("name")} autoComplete="name" maxLength={120} />
      </Field>
      <Field label={shared("email")} error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field
        label={shared("password")}
        error={errorOf(form, "password")}
        hint={!errors.password && shared("password.hint", { count: shortestPassword })}
        required
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
      <TextsToRead />
      {/* Stays busy until the next page is shown. */}
      <Button type="submit" size="lg" block loading={isSubmitting || isSubmitSuccessful}>
        {t("signUp.create")}
      </Button>
    </Form>
  );
}

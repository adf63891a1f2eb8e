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
import { TextsToRead } from "@/ui/texts-to-read.tsx";
import { enter } from "./enter.ts";
import { takeFilledIn } from "./filled-in.ts";
import { VerifySignUp } from "./verify-sign-up.tsx";

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The rules that can be checked without the server. */
const registrationForm = schemaOf(({ name, email, password }: Registration) => {
  const problems: ErrorDetail[] = [];
  if (!name.trim()) problems.push({ path: "name", message: "Tell us what to call you" });
  if (!/^\S+@\S+\.\S+$/.test(email.trim()))
    problems.push({ path: "email", message: "Enter an email address, such as you@example.com" });
  if (password.length < shortestPassword)
    problems.push({ path: "password", message: `Use at least ${shortestPassword} characters` });
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
      return form.setError("email", { type: "taken", message: "This email already has an account" });
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
          You already have an account.{" "}
          <Link href={signInHref} className="font-semibold underline underline-offset-4">
            Sign in instead
          </Link>
        </FormAlert>
      )}
      <Field label="Name" error={errorOf(form, "name")} required>
        <Input {...form.register("name")} autoComplete="name" maxLength={120} />
      </Field>
      <Field label="Email" error={errorOf(form, "email")} required>
        <Input {...form.register("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field
        label="Password"
        error={errorOf(form, "password")}
        hint={!errors.password && `At least ${shortestPassword} characters`}
        required
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
      <TextsToRead />
      {/* Stays busy until the next page is shown. */}
      <Button type="submit" size="lg" block loading={isSubmitting || isSubmitSuccessful}>
        Create account
      </Button>
    </Form>
  );
}

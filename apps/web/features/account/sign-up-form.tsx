"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { type FormEvent, useRef, useState } from "react";
import { type DomainError, domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";

interface Problem {
  message?: string;
  emailTaken?: boolean;
  fields: Partial<Record<RegistrationField, string>>;
}

type RegistrationField = "name" | "email" | "password";
const fieldNames: readonly RegistrationField[] = ["name", "email", "password"];
const passwordLength = 10;

// Three fields of the browser's own: a form library would weigh more than the rest of this page.
export function SignUpForm({ returnTo, signInHref }: { returnTo: string; signInHref: string }) {
  const [problem, setProblem] = useState<Problem>({ fields: {} });
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const create = useMutation(useApi().account.create.mutationOptions());

  const show = (next: Problem) => {
    setProblem(next);
    setBusy(false);
    const first = fieldNames.find((field) => next.fields[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const registration = {
      name: text(data, "name").trim(),
      email: text(data, "email").trim(),
      password: text(data, "password"),
    };
    const fields = checkRegistration(registration);
    if (Object.keys(fields).length) return show({ fields });

    setBusy(true);
    setProblem({ fields: {} });
    try {
      await create.mutateAsync(registration);
    } catch (error) {
      return show(problemOf(domainError(error)));
    }
    const { email, password } = registration;
    const session = await import("next-auth/react")
      .then(({ signIn }) => signIn("credentials", { redirect: false, email, password }))
      .catch(() => undefined);
    // The account exists either way; if the session does not, signing in by hand is the next step, not signing up again.
    window.location.assign(session?.ok ? returnTo : signInHref);
  };

  return (
    <form method="post" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem.message && <FormAlert>{problem.message}</FormAlert>}
      {problem.emailTaken && (
        <FormAlert>
          You already have an account.{" "}
          <Link href={signInHref} className="font-semibold underline underline-offset-4">
            Sign in instead
          </Link>
        </FormAlert>
      )}
      <Field label="Name" error={problem.fields.name} required>
        <Input name="name" autoComplete="name" maxLength={120} />
      </Field>
      <Field label="Email" error={problem.fields.email} required>
        <Input name="email" type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field
        label="Password"
        error={problem.fields.password}
        hint={!problem.fields.password && `At least ${passwordLength} characters`}
        required
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" block loading={busy}>
        Create account
      </Button>
    </form>
  );
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** What can be told before asking the server; empty when nothing is wrong. */
function checkRegistration(registration: Record<RegistrationField, string>): Problem["fields"] {
  const { name, email, password } = registration;
  return {
    ...(!name && { name: "Tell us what to call you" }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: "Enter an email address, such as you@example.com" }),
    ...(password.length < passwordLength && { password: `Use at least ${passwordLength} characters` }),
  };
}

function problemOf(error: DomainError): Problem {
  if (error.status === 409) return { emailTaken: true, fields: { email: "This email already has an account" } };
  const fields: Problem["fields"] = {};
  for (const field of fieldNames) {
    const message = fieldError(error, field);
    if (message) fields[field] = message;
  }
  return Object.keys(fields).length > 0 ? { fields } : { message: error.message, fields };
}

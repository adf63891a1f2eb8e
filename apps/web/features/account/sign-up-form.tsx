"use client";

import Link from "next/link";
import { signIn } from "next-auth/react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";
import { FormAlert } from "../../ui/field.tsx";
import { checkRegistration, passwordLength, type RegistrationField, register } from "./register.ts";

interface Trouble {
  message?: string;
  emailTaken?: boolean;
  fields: Partial<Record<RegistrationField, string>>;
}

const order: readonly RegistrationField[] = ["name", "email", "password"];

export function SignUpForm({ returnTo, signInHref }: { returnTo: string; signInHref: string }) {
  const [trouble, setTrouble] = useState<Trouble>({ fields: {} });
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (next: Trouble) => {
    setTrouble(next);
    setBusy(false);
    const first = order.find((field) => next.fields[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const registration = { name: text(data, "name"), email: text(data, "email"), password: text(data, "password") };
    const fields = checkRegistration(registration);
    if (Object.keys(fields).length) return show({ fields });

    setBusy(true);
    setTrouble({ fields: {} });
    const result = await register(registration);
    if (!result.ok) {
      if (result.emailTaken) return show({ emailTaken: true, fields: { email: "This email already has an account" } });
      const named = Object.keys(result.fields).length > 0;
      return show({ ...(!named && { message: result.message }), fields: result.fields });
    }
    const session = await signIn("credentials", {
      redirect: false,
      email: registration.email.trim(),
      password: registration.password,
    }).catch(() => undefined);
    // The account exists either way; if the session does not, signing in by hand is the next step, not signing up again.
    window.location.assign(session?.ok ? returnTo : signInHref);
  };

  return (
    <form method="post" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {trouble.message && <FormAlert>{trouble.message}</FormAlert>}
      {trouble.emailTaken && (
        <FormAlert>
          You are already with us.{" "}
          <Link href={signInHref} className="font-semibold underline underline-offset-4">
            Sign in instead
          </Link>
        </FormAlert>
      )}
      <Field label="Name" error={trouble.fields.name} required>
        <Input name="name" autoComplete="name" maxLength={120} />
      </Field>
      <Field label="Email" error={trouble.fields.email} required>
        <Input name="email" type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field
        label="Password"
        error={trouble.fields.password}
        hint={!trouble.fields.password && `At least ${passwordLength} characters`}
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

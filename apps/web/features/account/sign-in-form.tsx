"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";
import { SignInOptions, sessions } from "./sign-in-options.tsx";

export function SignInForm({ returnTo, failure }: { returnTo: string; failure?: string | undefined }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [message, setMessage] = useState(failure && explain(failure));
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!email.trim() || !password) return setMessage("Enter your email and your password.");
    setBusy(true);
    setMessage(undefined);
    try {
      const { signIn } = await sessions();
      const session = await signIn("credentials", { redirect: false, email: email.trim(), password });
      if (session?.ok && !session.error) return window.location.assign(returnTo);
      setMessage(explain(session?.status === 429 ? "RateLimited" : (session?.error ?? "Default")));
    } catch {
      setMessage("Caravan couldn't be reached. Check your connection and try again.");
    }
    setBusy(false);
  };

  return (
    <div className="flex flex-col gap-6">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {message && <FormAlert>{message}</FormAlert>}
        <Field label="Email" required>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label="Password" required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" size="lg" block loading={busy}>
          Sign in
        </Button>
      </form>
      <SignInOptions email={email} returnTo={returnTo} />
    </div>
  );
}

/** next-auth's error names in words; it never says which of the two was wrong, and neither do we. */
function explain(error: string): string {
  switch (error) {
    case "CredentialsSignin":
      return "That email and password don't match an account.";
    case "RateLimited":
      return "Too many attempts. Wait a minute and try again.";
    case "OAuthAccountNotLinked":
      return "This email uses another way to sign in. Sign in the way you did the first time.";
    case "Verification":
      return "That link was already used or has expired. Ask for a new one.";
    case "AccessDenied":
      return "This account can't sign in here.";
    case "SessionRequired":
      return "Sign in to see that page.";
    default:
      return "Signing in didn't work. Try again in a moment.";
  }
}

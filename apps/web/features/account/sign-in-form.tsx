"use client";

import { KeyRound } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { domainError, useApiClient } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { Form, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { takeFilledIn } from "./filled-in.ts";
import { t } from "./messages/index.ts";
import { t as shared } from "./messages/shared/index.ts";
import { SignInOptions, sessions } from "./sign-in-options.tsx";
import {
  answerWithPasskey,
  hasPasskeys,
  offersPasskeysInFields,
  passkeyProblem,
  stopWaitingForPasskey,
} from "./use-passkey.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

// One message for the whole form, because it is not known which field is wrong.
const credentials = schemaOf(({ email, password }: Credentials) =>
  email.trim() && password ? [] : [{ path: "root.server", message: t("signIn.empty") }],
);

export function SignInForm({ returnTo, failure }: { returnTo: string; failure?: string | undefined }) {
  const form = useSchemaForm(credentials, { defaultValues: { email: "", password: "", code: "" } });
  // The password was right, and a code of the authenticator app is needed as well.
  const [needsCode, setNeedsCode] = useState(false);
  const [entering, setEntering] = useState(false);
  const { isSubmitting, isSubmitted, isSubmitSuccessful } = form.formState;

  const submit = async ({ email, password, code }: Credentials) => {
    const refuse = (message: string) => form.setError("root.server", { message });
    try {
      const { signIn } = await sessions();
      const session = await signIn("credentials", {
        redirect: false,
        email: email.trim(),
        password,
        ...(needsCode && { code }),
      });
      if (session?.ok && !session.error) {
        setEntering(true);
        return window.location.assign(returnTo);
      }
      if (session?.error === "SecondFactor") {
        setNeedsCode(true);
        if (needsCode) refuse(t("signIn.needsCode"));
        return;
      }
      refuse(
        needsCode && session?.error === "CredentialsSignin"
          ? t("signIn.wrongCode")
          : explain(session?.status === 429 ? "RateLimited" : (session?.error ?? "")),
      );
    } catch {
      refuse(t("signIn.unreachable"));
    }
  };

  return (
    <div className="flex flex-col gap-6">
      <Form
        method="post"
        form={form}
        onSubmit={submit}
        onSubmitCapture={takeFilledIn(form)}
        className="flex flex-col gap-5"
      >
        {failure && !isSubmitting && !isSubmitted && <FormAlert>{explain(failure)}</FormAlert>}
        <Field label={shared("email")} required>
          <Input {...form.register("email")} type="email" autoComplete="username webauthn" inputMode="email" />
        </Field>
        <Field
          label={shared("password")}
          aside={
            <Link href="/reset-password" className="text-accent text-sm underline underline-offset-4">
              {t("signIn.forgot")}
            </Link>
          }
          required
        >
          <PasswordInput {...form.register("password")} autoComplete="current-password" />
        </Field>
        {needsCode && (
          <Field label={shared("code")} hint={shared("code.hint")} required>
            <Input {...form.register("code")} autoComplete="one-time-code" autoFocus maxLength={20} />
          </Field>
        )}
        {/* Stays busy until the next page is shown. */}
        <Button type="submit" size="lg" block loading={isSubmitting || (isSubmitSuccessful && entering)}>
          {t("signIn")}
        </Button>
      </Form>
      <PasskeySignIn returnTo={returnTo} />
      <SignInOptions email={form.watch("email")} returnTo={returnTo} />
    </div>
  );
}

/** The error codes of next-auth in words. It never says which of the two was wrong, and neither do we. */
function explain(error: string): string {
  switch (error) {
    case "CredentialsSignin":
      return t("error.credentials");
    case "RateLimited":
      return t("error.tooMany");
    case "OAuthAccountNotLinked":
      return t("error.otherWay");
    case "Verification":
      return t("error.link");
    case "SecondFactorNeeded":
      return t("error.secondFactor");
    case "AccessDenied":
      return t("error.denied");
    case "SessionRequired":
      return t("error.session");
    default:
      return t("error.other");
  }
}

/** A challenge is valid for ten minutes, and a page may stay open for longer. */
const ANEW_MS = 8 * 60_000;

/** Signs in with a passkey: by a button, or by the browser's list under the email field. */
function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const client = useApiClient();
  const [state, setState] = useState<"unknown" | "idle" | "busy">("unknown");
  const [problem, setProblem] = useState<string | null>(null);

  const enter = useCallback(
    async (fromField: boolean) => {
      const answer = await answerWithPasskey(() => client.passkeys.challenge.mutate({}), fromField);
      setState("busy");
      const { signIn } = await sessions();
      const session = await signIn("passkey", { redirect: false, answer: JSON.stringify(answer) });
      if (session?.ok && !session.error) return window.location.assign(returnTo);
      setState("idle");
      setProblem(t(session?.status === 429 ? "error.tooMany" : "passkey.refused"));
    },
    [client, returnTo],
  );

  useEffect(() => {
    if (!hasPasskeys()) return;
    setState("idle");
    let current = true;
    const wait = () =>
      offersPasskeysInFields()
        .then((offers) => (current && offers ? enter(true) : undefined))
        .catch((error: unknown) => {
          // No error is shown: nobody asked for a passkey yet, and the form works without. An installation without
          // passkeys offers none.
          if (current && domainError(error).code === "passkeys_unavailable") setState("unknown");
        });
    void wait();
    const anew = setInterval(() => void wait(), ANEW_MS);
    return () => {
      current = false;
      clearInterval(anew);
      void stopWaitingForPasskey();
    };
  }, [enter]);

  if (state === "unknown") return null;
  const press = async () => {
    setProblem(null);
    setState("busy");
    try {
      await enter(false);
    } catch (error) {
      setState("idle");
      setProblem(passkeyProblem(error));
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" block icon={<KeyRound />} loading={state === "busy"} onClick={() => void press()}>
        {shared("usePasskey")}
      </Button>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
    </div>
  );
}

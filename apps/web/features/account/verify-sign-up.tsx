"use client";

import { useMutation } from "@tanstack/react-query";
import { domainError, type ErrorDetail, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { errorOf, Form, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { PasswordInput } from "@/ui/input.tsx";
import { AboutAddress } from "./about-address.tsx";
import { enter } from "./enter.ts";
import { takeFilledIn } from "./filled-in.ts";
import { MailedCodeField, useMailedCode } from "./mailed-code.tsx";
import { t } from "./messages/index.ts";
import { t as shared } from "./messages/shared/index.ts";
import { homePath } from "./return-path.ts";

interface Proof {
  readonly code: string;
  readonly password: string;
}

const proof = schemaOf(({ code, password }: Proof) => {
  const problems: ErrorDetail[] = [];
  if (!code.trim()) problems.push({ path: "code", message: shared("code.enter") });
  if (!password) problems.push({ path: "password", message: t("verify.password") });
  return problems;
});

export interface VerifySignUpProps {
  email: string;
  /** Known on the page where the password was chosen; otherwise the form asks for it. */
  password?: string;
  /** From the link of the mail. */
  code?: string;
  returnTo: string;
  signInHref: string;
}

/** The second step of a sign-up: the mailed code. */
export function VerifySignUp({ email, password = "", code = "", returnTo, signInHref }: VerifySignUpProps) {
  const form = useSchemaForm(proof, { defaultValues: { code, password } });
  const verify = useMutation(useApi().account.verify.mutationOptions());
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = async (typed: Proof) => {
    try {
      await verify.mutateAsync({ email, ...typed });
    } catch (failure) {
      return showRefusal(form, domainError(failure));
    }
    await enter({ email, password: typed.password, returnTo, signInHref });
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
        <AboutAddress message="verify.sent" email={email} />
      </p>
      <MailedCodeField registration={form.register("code")} error={errorOf(form, "code")} autoFocus={code === ""} />
      {password === "" && (
        <Field label={shared("password")} hint={t("verify.passwordHint")} error={errorOf(form, "password")} required>
          <PasswordInput {...form.register("password")} autoComplete="current-password" />
        </Field>
      )}
      <Button type="submit" size="lg" block loading={isSubmitting || isSubmitSuccessful}>
        {shared("confirmEmail")}
      </Button>
    </Form>
  );
}

/** Completes a sign-up from the mailed link, when the page on which the password was chosen is no longer open. */
export function VerifyByLink() {
  const { email, code } = useMailedCode();
  if (!email || !code) return <FormAlert>{t("verify.noCode")}</FormAlert>;
  return <VerifySignUp email={email} code={code} returnTo={homePath} signInHref="/sign-in" />;
}

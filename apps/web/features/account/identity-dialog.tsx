"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useApi, useApiClient } from "@/features/api-client/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { errorOf, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input, PasswordInput } from "@/ui/input.tsx";
import { signInPath } from "@/ui/sign-in-out.ts";
import { t } from "./messages/identity/index.ts";
import { t as shared } from "./messages/shared/index.ts";
import { showingRefusals } from "./showing-refusals.ts";
import { answerWithPasskey, hasPasskeys, passkeyProblem } from "./use-passkey.ts";

const passwordForm = schemaOf(({ password }: { password: string; code: string }) =>
  password ? [] : [{ path: "password", message: t("enterPassword") }],
);

/** Confirms who is signed in: by the password, or by signing in again for accounts without one. */
export function IdentityDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const api = useApi();
  const account = useQuery(api.account.me.queryOptions({})).data?.user;
  const form = useSchemaForm(passwordForm, { defaultValues: { password: "", code: "" } });
  const confirm = useMutation(api.sessions.confirm.mutationOptions());
  const submit = showingRefusals(form, async ({ password, code }: { password: string; code: string }) => {
    await confirm.mutateAsync({ password, ...(code ? { code } : {}) });
    onAnswer(true);
  });
  const client = useApiClient();
  const [problem, setProblem] = useState<string | null>(null);
  const byPasskey = async () => {
    setProblem(null);
    try {
      const passkey = await answerWithPasskey(() => client.passkeys.challenge.mutate({}));
      await confirm.mutateAsync({ passkey: passkey as never });
      onAnswer(true);
    } catch (failure) {
      setProblem(passkeyProblem(failure));
    }
  };
  const offer = (account?.passkeys ?? 0) > 0 && hasPasskeys() && (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" block icon={<KeyRound />} onClick={() => void byPasskey()}>
        {shared("usePasskey")}
      </Button>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
    </div>
  );
  const title = t("title");
  if (account && !account.has_password)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onAnswer(false)}
        title={title}
        description={t("again")}
        footer={<ButtonLink href={`${signInPath()}&again=1`}>{t("signIn")}</ButtonLink>}
      >
        {offer}
      </Dialog>
    );
  return (
    <SchemaFormDialog
      form={form}
      title={title}
      description={t("byPassword")}
      saveLabel={t("confirm")}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
    >
      <Field label={shared("password")} error={errorOf(form, "password")} required>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
      {account?.second_factor && (
        <Field label={shared("code")} hint={shared("code.hint")} error={errorOf(form, "code")} required>
          <Input {...form.register("code")} autoComplete="one-time-code" maxLength={20} />
        </Field>
      )}
      {offer}
    </SchemaFormDialog>
  );
}

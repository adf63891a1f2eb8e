"use client";

import { useMutation } from "@tanstack/react-query";
import { type DomainError, domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Form, FormField, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { formatDuration } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { signInAgain } from "@/ui/sign-in-out.ts";
import { codeInAddress, readCode } from "./code.ts";
import { t } from "./messages/index.ts";
import type { AccessRequest } from "./request.ts";

export interface CodeFormProps {
  /**
   * From the address. It is shown in the field, and the person still has to confirm it, because anybody can send a
   * link.
   */
  givenCode: string | null;
  onFound: (request: AccessRequest, code: string) => void;
}

export function CodeForm({ givenCode, onFound }: CodeFormProps) {
  const form = useSchemaForm(codeForm, { defaultValues: { code: givenCode ?? "" } });
  const lookUp = useMutation(useApi().accessRequests.lookUp.mutationOptions());

  const submit = async (typed: { code: string }) => {
    const code = readCode(typed.code) ?? typed.code;
    try {
      const { request } = await lookUp.mutateAsync({ code });
      onFound(request, code);
    } catch (failure) {
      const error = domainError(failure);
      if (error.status === 401) return signInAgain();
      form.setError("code", { type: "server", message: words(error) });
    }
  };

  return (
    <Card padding="lg">
      <h1 className="heading-page">{t("title")}</h1>
      <p className="mt-3 text-muted">{t("text")}</p>
      <Form form={form} onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <FormField
          form={form}
          name="code"
          label={t("code")}
          hint={givenCode && readCode(form.watch("code")) === givenCode ? t("code.fromLink") : t("code.example")}
        >
          {(field) => (
            <Input
              {...field}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                field.onChange(codeInAddress(typed) ? (readCode(typed) ?? typed) : typed);
              }}
              placeholder="CVN-"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={2_000}
              className="h-16 text-center font-medium font-mono text-2xl uppercase tracking-[0.15em]"
            />
          )}
        </FormField>
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t("continue")}
        </Button>
      </Form>
      <p className="mt-4 text-center text-faint text-sm">
        {richText(
          t.parts("wantKey", {
            link: (words) => (
              <Link href="/profile?tab=keys" className="text-accent underline underline-offset-4">
                {words}
              </Link>
            ),
          }),
        )}
      </p>
    </Card>
  );
}

const codeForm = schemaOf(({ code }: { code: string }) =>
  readCode(code) ? [] : [{ path: "code", message: code.trim() ? t("code.malformed") : t("code.missing") }],
);

function words({ code, message, retryAfter }: DomainError): string {
  if (code === "code_not_found") return t("code.none");
  if (code === "rate_limited") return t("code.tooMany", { time: formatDuration(Math.ceil((retryAfter ?? 60) / 60)) });
  return message;
}

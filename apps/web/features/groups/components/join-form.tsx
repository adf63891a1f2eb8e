"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Form, FormField, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { Input } from "@/ui/input.tsx";
import { t } from "../messages/entry/index.ts";
import { joinProblem } from "../messages.ts";
import { readTripCode } from "../model/trip-code.ts";

/** Takes a code that was read out or sent; the next page describes the group before anything happens. */
export function JoinForm() {
  const api = useApi();
  const cache = useQueryClient();
  const router = useRouter();
  const form = useSchemaForm(joinForm, { defaultValues: { code: "" } });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = async (typed: { code: string }) => {
    const code = readTripCode(typed.code) ?? typed.code;
    try {
      await cache.fetchQuery(api.groups.preview.queryOptions({ trip_code: code }));
      router.push(`/join/${code}`);
    } catch (error) {
      form.setError("code", { type: "server", message: joinProblem(domainError(error)) });
    }
  };

  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl">
      <h1 className="heading-page">{t("join.heading")}</h1>
      <p className="mt-3 text-muted">{t("join.text")}</p>
      <Form form={form} onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <FormField form={form} name="code" label={t("join.code")} hint={t("join.codeHint")}>
          {(field) => (
            <Input
              {...field}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                // A pasted link is replaced by the code in it.
                field.onChange(typed.includes("/") ? (readTripCode(typed) ?? typed) : typed);
              }}
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
        {/* Stays busy until the next page is shown. */}
        <Button type="submit" size="lg" block loading={isSubmitting || isSubmitSuccessful}>
          {t("continue")}
        </Button>
      </Form>
    </Card>
  );
}

const joinForm = schemaOf(({ code }: { code: string }) =>
  readTripCode(code) ? [] : [{ path: "code", message: code.trim() ? t("join.malformed") : t("join.missing") }],
);

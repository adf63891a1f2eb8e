"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CurrentUser } from "@/features/account/index.ts";
import { type DomainError, domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Form, FormField, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { formatDuration } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { signInAgain } from "@/ui/sign-in-out.ts";
import { codeInAddress, readCode } from "./code.ts";
import { Consent, type ConsentProps } from "./consent.tsx";
import { t } from "./messages/index.ts";
import { type AccessRequest, endingOf } from "./request.ts";
import { RequestEnded } from "./request-outcome.tsx";

export interface ConnectProps {
  user: CurrentUser;
  requestId: string | null;
  givenCode: string | null;
}

/** Leads from a code, or from a request in the address, to the consent. */
export function Connect({ user, requestId, givenCode }: ConnectProps) {
  const [asked, setAsked] = useState({ requestId, givenCode });
  const [found, setFound] = useState<{ request: AccessRequest; code: string } | null>(null);
  const startAgain = () => {
    window.history.replaceState(null, "", "/connect");
    setAsked({ requestId: null, givenCode: null });
    setFound(null);
  };

  const shared = { user, onAnother: startAgain };
  if (found) return <Consent {...found} {...shared} />;
  if (asked.requestId !== null) return <RequestById requestId={asked.requestId} {...shared} />;
  return <CodeForm givenCode={asked.givenCode} onFound={(request, code) => setFound({ request, code })} />;
}

interface AskedFromBrowserProps extends Omit<ConsentProps, "request" | "code"> {
  requestId: string;
}

/** A request in the address: the agent itself has sent a browser here. */
function RequestById({ requestId, ...rest }: AskedFromBrowserProps) {
  // Requested once: it must not change while a person decides, nor afterwards.
  const options = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const;
  const found = useQuery(useApi().accessRequests.get.queryOptions({ request_id: requestId }, options));

  if (found.isPending) return <Loading label={t("loading")} blocks={["h-144 rounded-card"]} />;
  if (found.isError) {
    const { code, status, message } = domainError(found.error);
    // 400: a truncated address does not contain an id.
    const ending = endingOf(code) ?? (status === 404 || status === 400 ? "unknown" : null);
    if (ending) return <RequestEnded how={ending} kind={null} onAnother={rest.onAnother} />;
    return <ErrorState headingLevel={1} description={message} onRetry={() => void found.refetch()} />;
  }
  const { request } = found.data;
  if (request.status !== "pending")
    return <RequestEnded how="answered" kind={request.kind} onAnother={rest.onAnother} />;
  return <Consent request={request} code={null} {...rest} />;
}

interface CodeFormProps {
  /**
   * From the address. It is shown in the field, and the person still has to confirm it, because anybody can send a
   * link.
   */
  givenCode: string | null;
  onFound: (request: AccessRequest, code: string) => void;
}

function CodeForm({ givenCode, onFound }: CodeFormProps) {
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

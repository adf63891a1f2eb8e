"use client";

import { useMutation } from "@tanstack/react-query";
import { type DomainError, domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Form, FormField, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { formatDuration } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Link } from "@/ui/link.tsx";
import { signInAgain } from "@/ui/sign-in-out.ts";
import { codeInAddress, readCode } from "./code.ts";
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
      <h1 className="heading-page">Connect an agent</h1>
      <p className="mt-3 text-muted">
        An agent, such as an assistant or a script, shows you a code when it wants to plan for you. Enter it here to see
        what it's asking for. It gets no access until you approve it.
      </p>
      <Form form={form} onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <FormField
          form={form}
          name="code"
          label="Code"
          hint={
            givenCode && readCode(form.watch("code")) === givenCode
              ? "This came with the link. Only continue if your agent shows the same code."
              : "For example CVN-7K2M. Lower case and spaces are fine."
          }
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
          Continue
        </Button>
      </Form>
      <p className="mt-4 text-center text-faint text-sm">
        Does your agent want a key instead?{" "}
        <Link href="/profile?tab=keys" className="text-accent underline underline-offset-4">
          Create one in your profile
        </Link>
      </p>
    </Card>
  );
}

const malformed = "A code is CVN- and four letters or digits, never I, O, 0 or 1. Check the one your agent shows.";

const codeForm = schemaOf(({ code }: { code: string }) =>
  readCode(code) ? [] : [{ path: "code", message: code.trim() ? malformed : "Enter the code your agent shows." }],
);

function words({ code, message, retryAfter }: DomainError): string {
  if (code === "code_not_found")
    return "No agent is waiting with this code. Check it, or ask the agent for a new one: codes expire after ten minutes.";
  if (code === "rate_limited")
    return `Too many wrong codes. Wait ${formatDuration(Math.ceil((retryAfter ?? 60) / 60))} and try again.`;
  return message;
}

"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { type FormEvent, useRef, useState } from "react";
import { type DomainError, domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDuration } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { signInAgain } from "@/ui/sign-in-out.ts";
import { codeInAddress, readCode } from "./code.ts";
import type { AccessRequest } from "./request.ts";

export interface CodeFormProps {
  /** From the address. It stands in the field and is still the person's to confirm: anybody can send a link. */
  givenCode: string | null;
  onFound: (request: AccessRequest, code: string) => void;
}

export function CodeForm({ givenCode, onFound }: CodeFormProps) {
  const [text, setText] = useState(givenCode ?? "");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const lookUp = useMutation(useApi().accessRequests.lookUp.mutationOptions());

  const refuse = (message: string) => {
    setFault(message);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lookUp.isPending) return;
    const code = readCode(text);
    if (!code) return refuse(text.trim() ? malformed : "Enter the code your agent shows.");
    setFault(undefined);
    lookUp.mutate(
      { code },
      {
        onSuccess: ({ request }) => onFound(request, code),
        onError: (error) => {
          const known = domainError(error);
          if (known.status === 401) return signInAgain();
          refuse(words(known));
        },
      },
    );
  };

  return (
    <Card padding="lg">
      <h1 className="heading-page">Connect an agent</h1>
      <p className="mt-3 text-muted">
        An agent, such as an assistant or a script, shows you a code when it wants to plan for you. Enter it here to see
        what it's asking for. It gets no access until you approve it.
      </p>
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <Field
          label="Code"
          error={fault}
          hint={
            givenCode && readCode(text) === givenCode
              ? "This came with the link. Only continue if your agent shows the same code."
              : "For example CVN-7K2M. Lower case and spaces are fine."
          }
        >
          <Input
            ref={field}
            value={text}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              setText(codeInAddress(typed) ? (readCode(typed) ?? typed) : typed);
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
        </Field>
        <Button type="submit" size="lg" block loading={lookUp.isPending}>
          Continue
        </Button>
      </form>
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

function words({ code, message, retryAfter }: DomainError): string {
  if (code === "code_not_found")
    return "No agent is waiting with this code. Check it, or ask the agent for a new one: codes expire after ten minutes.";
  if (code === "rate_limited")
    return `Too many wrong codes. Wait ${formatDuration(Math.ceil((retryAfter ?? 60) / 60))} and try again.`;
  return message;
}

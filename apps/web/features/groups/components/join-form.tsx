"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { joinProblem } from "../messages.ts";
import { readTripCode } from "../model/trip-code.ts";

/** Takes a code that was read out or sent; the next page says what it is for before anything happens. */
export function JoinForm() {
  const api = useApi();
  const cache = useQueryClient();
  const router = useRouter();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setFault(message);
    setBusy(false);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = readTripCode(text);
    if (!code) return refuse(text.trim() ? malformed : "Enter the code you were given.");
    setBusy(true);
    setFault(undefined);
    try {
      await cache.fetchQuery(api.groups.preview.queryOptions({ trip_code: code }));
      router.push(`/join/${code}`);
    } catch (error) {
      refuse(joinProblem(domainError(error)));
    }
  };

  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl">
      <h1 className="heading-page">Join a group trip</h1>
      <p className="mt-3 text-muted">Enter the code someone gave you. You'll see what it's for before you join.</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-5">
        <Field label="Join code" error={fault} hint="Eight letters and digits, such as K7MP Q2XW. A link works too.">
          <Input
            ref={field}
            value={text}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              // A pasted link becomes the code that is in it.
              setText(typed.includes("/") ? (readTripCode(typed) ?? typed) : typed);
            }}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={2_000}
            className="h-16 text-center font-medium font-mono text-2xl uppercase tracking-[0.15em]"
          />
        </Field>
        <Button type="submit" size="lg" block loading={busy}>
          Continue
        </Button>
      </form>
    </Card>
  );
}

const malformed = "Codes have eight letters and digits, never I, O, 0 or 1. Check the one you were given.";

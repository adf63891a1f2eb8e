"use client";

import { useSyncExternalStore } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { t as shared } from "./messages/shared/index.ts";

interface MailedCodeFieldProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  autoFocus?: boolean;
}

export function MailedCodeField({ registration, error, autoFocus }: MailedCodeFieldProps) {
  return (
    <Field label={shared("code")} error={error} required>
      <Input
        {...registration}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={autoFocus}
      />
    </Field>
  );
}

const never = () => () => {};

/**
 * The address and code from the fragment of a mailed link, which browsers never send to a server. Empty during server
 * rendering.
 */
export function useMailedCode(): { readonly email: string; readonly code: string } {
  const fragment = useSyncExternalStore(
    never,
    () => window.location.hash,
    () => "",
  );
  const given = new URLSearchParams(fragment.slice(1));
  return { email: given.get("email") ?? "", code: given.get("code") ?? "" };
}

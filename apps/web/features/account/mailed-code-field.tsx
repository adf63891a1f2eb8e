"use client";

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

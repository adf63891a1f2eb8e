"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";

interface MailedCodeFieldProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  autoFocus?: boolean;
}

export function MailedCodeField({ registration, error, autoFocus }: MailedCodeFieldProps) {
  return (
    <Field label="Code" error={error} required>
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

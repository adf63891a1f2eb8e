import type { ReactNode } from "react";
import { type DomainError, fieldError } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import type { EditDraft } from "./use-edit-draft.ts";

/** A Field over one name of an edit draft: shows what the server said of it and, in a conflict, the choice. */
export function EditField<Fields extends Record<string, unknown>>({
  name,
  label,
  form,
  error,
  show = String,
  children,
  ...rest
}: {
  name: keyof Fields & string;
  label: string;
  form: EditDraft<Fields>;
  error: DomainError | null;
  /** The other side's value in words. */
  show?: (value: Fields[keyof Fields]) => string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const value = form.theirs[name];
  return (
    <div className={rest.className}>
      <Field label={label} error={fieldError(error, name)} hint={rest.hint} {...(rest.required && { required: true })}>
        {children}
      </Field>
      {name in form.theirs && (
        <ConflictChoice
          theirs={value === null || value === undefined ? "" : show(value)}
          onKeepMine={() => form.keepMine(name)}
          onTakeTheirs={() => form.takeTheirs(name)}
        />
      )}
    </div>
  );
}

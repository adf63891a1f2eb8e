import type { ReactNode } from "react";
import { type DomainError, fieldError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../messages/index.ts";
import type { EditDraft } from "./use-edit-draft.ts";

/** A Field for one name of an edit draft: shows the server's error and, in a conflict, the choice. */
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
  /** The other side's value as text. */
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

/** Below a field whose value somebody else changed while it was open. The person's own value stays in the field. */
export function ConflictChoice({
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  return (
    <fieldset
      aria-label={t("conflict")}
      className="mt-1 min-w-0 rounded-control bg-warning-soft p-3 text-on-warning-soft"
    >
      <p className="text-sm">
        {richText(
          t.parts("conflict.text", {
            value: theirs || t("conflict.nothing"),
            b: (value) => <strong className="break-words">{value}</strong>,
          }),
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onKeepMine}>
          {t("conflict.mine")}
        </Button>
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          {t("conflict.theirs")}
        </Button>
      </div>
    </fieldset>
  );
}

import { type ReactNode, useState } from "react";
import { type DomainError, fieldError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../messages/index.ts";

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

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form for something that others may change meanwhile. `base` is what the person saw; saving sends the fields that
 * differ from it, with their `before` values. When the server reports a conflict, `meet` takes in the present values:
 * untouched fields follow them, and changed ones become conflicts in which the person's values stay until they choose.
 */
export function useEditDraft<Fields extends Record<string, unknown>>(initial: Fields, written: Partial<Fields> = {}) {
  type Name = keyof Fields & string;
  const [base, setBase] = useState(initial);
  const [draft, setDraft] = useState({ ...initial, ...written });
  const [theirs, setTheirs] = useState<Partial<Fields>>({});

  const names = Object.keys(base) as Name[];
  const changed = names.filter((name) => !same(draft[name], base[name]));
  const pick = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<Fields>;
  const settle = (name: Name) =>
    setTheirs((now) => {
      const { [name]: _, ...rest } = now;
      return rest as Partial<Fields>;
    });

  return {
    draft,
    set: (change: Partial<Fields>) => setDraft((now) => ({ ...now, ...change })),
    changed,
    changes: () => pick(draft),
    before: () => pick(base),
    /** The present values of the fields that both sides changed. */
    theirs,
    conflicted: Object.keys(theirs).length > 0,
    /** True when a conflict has to be resolved. */
    meet(current: Fields): boolean {
      const clashes = changed.filter((name) => !same(current[name], base[name]) && !same(current[name], draft[name]));
      const kept = Object.fromEntries(clashes.map((name) => [name, base[name]])) as Partial<Fields>;
      setBase({ ...current, ...kept });
      setDraft({ ...current, ...pick(draft) });
      setTheirs(Object.fromEntries(clashes.map((name) => [name, current[name]])) as Partial<Fields>);
      return clashes.length > 0;
    },
    keepMine(name: Name) {
      if (name in theirs) setBase((now) => ({ ...now, [name]: theirs[name] }) as Fields);
      settle(name);
    },
    takeTheirs(name: Name) {
      if (name in theirs) {
        setBase((now) => ({ ...now, [name]: theirs[name] }) as Fields);
        setDraft((now) => ({ ...now, [name]: theirs[name] }) as Fields);
      }
      settle(name);
    },
  };
}

export type EditDraft<Fields extends Record<string, unknown>> = ReturnType<typeof useEditDraft<Fields>>;

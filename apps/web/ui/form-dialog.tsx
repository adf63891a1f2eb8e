"use client";

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FormAlert } from "./field.tsx";
import { Form, type SchemaForm } from "./form.tsx";
import { t } from "./messages/index.ts";

interface FrameProps {
  title: string;
  description?: string;
  saveLabel: string;
  /** Saving deletes or ends something. */
  danger?: boolean;
  /** Something must be chosen first. */
  blocked?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export interface SchemaFormDialogProps<Values extends FieldValues, Output> extends FrameProps {
  form: SchemaForm<Values, Output>;
  onSubmit: (values: Output) => unknown;
}

/** A dialog whose body is a form: Enter saves, Escape closes. */
export function SchemaFormDialog<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  ...frame
}: SchemaFormDialogProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Frame {...frame} saving={isSubmitting}>
      {(formId) => (
        <Form id={formId} form={form} onSubmit={onSubmit} className="flex flex-col gap-5">
          {children}
        </Form>
      )}
    </Frame>
  );
}

/** The same for a form that manages its own values. */
export function FormDialog({
  alert,
  onSave,
  children,
  ...frame
}: FrameProps & { saving: boolean; alert?: ReactNode; onSave: () => void }) {
  const top = useRef<HTMLDivElement>(null);
  // Scrolls up, because Save is at the bottom and errors are shown at the top.
  useEffect(() => {
    if (alert) top.current?.scrollIntoView({ block: "center" });
  }, [alert]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Select and dialogs inside are portals: their submits bubble here through React only.
    event.stopPropagation();
    if (!frame.saving && !frame.blocked) onSave();
  };
  return (
    <Frame {...frame}>
      {(formId) => (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <div ref={top} className="scroll-m-6 empty:hidden">
            {alert && <FormAlert>{alert}</FormAlert>}
          </div>
          {children}
        </form>
      )}
    </Frame>
  );
}

function Frame({
  title,
  description,
  saveLabel,
  danger = false,
  saving,
  blocked = false,
  onClose,
  children,
}: Omit<FrameProps, "children"> & { saving: boolean; children: (formId: string) => ReactNode }) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description !== undefined && { description })}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            variant={danger ? "danger" : "primary"}
            form={formId}
            loading={saving}
            aria-disabled={blocked}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  );
}

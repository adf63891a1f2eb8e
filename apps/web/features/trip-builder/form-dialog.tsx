"use client";

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { FormAlert } from "@/features/account/form-alert.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";

/** A dialog whose body is a form: Enter saves, Escape leaves. */
export function FormDialog({
  title,
  saveLabel,
  saving,
  blocked = false,
  alert,
  onSave,
  onClose,
  children,
}: {
  title: string;
  saveLabel: string;
  saving: boolean;
  /** Something must be chosen first. */
  blocked?: boolean;
  alert?: ReactNode;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  // Save is at the bottom and what went wrong is said at the top.
  useEffect(() => {
    if (alert) top.current?.scrollIntoView({ block: "center" });
  }, [alert]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Select and dialogs inside are portals: their submits bubble here through React only.
    event.stopPropagation();
    if (!saving && !blocked) onSave();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving} aria-disabled={blocked}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div ref={top} className="scroll-m-6 empty:hidden">
          {alert && <FormAlert>{alert}</FormAlert>}
        </div>
        {children}
      </form>
    </Dialog>
  );
}

"use client";

import { useEffect, useRef } from "react";
import { Form, FormField, schemaOf, setValues, useSchemaForm } from "@/ui/form.tsx";
import { InlineFormButtons } from "@/ui/inline-form-buttons.tsx";
import { Textarea } from "@/ui/input.tsx";
import { t } from "../messages/index.ts";

/** Frequent reasons, which need only one press. */
const usual = () => [t("why.expensive"), t("why.far"), t("why.been"), t("why.notMe")];

const reasonForm = schemaOf(({ reason }: { reason: string }) =>
  reason.trim() ? [] : [{ path: "reason", message: t("why.say") }],
);

export interface ReasonFormProps {
  placeName: string;
  /** The reason of the earlier vote. */
  reason: string;
  onSend: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a vote for Out before it is sent, because the others want to know it. */
export function OutReasonForm({ placeName, reason, onSend, onCancel }: ReasonFormProps) {
  const form = useSchemaForm(reasonForm, { defaultValues: { reason } });
  const frame = useRef<HTMLDivElement>(null);
  // Focusing alone would scroll only the field into view.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={frame} className="scroll-my-4">
      <Form
        form={form}
        aria-label={t("why.name", { place: placeName })}
        onSubmit={(values) => onSend(values.reason.trim())}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
        className="flex flex-col gap-2.5 rounded-control bg-sunken p-3"
      >
        <FormField form={form} name="reason" label={t("reason")} required>
          {(field) => (
            <Textarea
              {...field}
              // Pressing Out opened this form, so it takes the focus.
              autoFocus
              rows={2}
              maxLength={500}
              placeholder={t("reason.seen")}
              className="min-h-18!"
            />
          )}
        </FormField>
        <ul aria-label={t("reason.common")} className="flex flex-wrap gap-1.5">
          {usual().map((it) => (
            <li key={it}>
              <button
                type="button"
                onClick={() => setValues(form, { reason: it })}
                className="min-h-8 rounded-full border border-line-strong/50 bg-raised px-3 text-sm hover:border-line-strong"
              >
                {it}
              </button>
            </li>
          ))}
        </ul>
        <InlineFormButtons onCancel={onCancel}>{t("voteOut")}</InlineFormButtons>
      </Form>
    </div>
  );
}

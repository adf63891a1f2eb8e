import type { FieldValues } from "react-hook-form";
import { domainError } from "@/features/api-client/index.ts";
import { type SchemaForm, showRefusal } from "@/ui/form.tsx";

/** Sends what a form has; what the API refuses is shown at the fields that it names, or above them. */
export const showingRefusals =
  <Values extends FieldValues, Output>(form: SchemaForm<Values, Output>, send: (values: Output) => Promise<unknown>) =>
  async (values: Output): Promise<void> => {
    try {
      await send(values);
    } catch (failure) {
      showRefusal(form, domainError(failure));
    }
  };

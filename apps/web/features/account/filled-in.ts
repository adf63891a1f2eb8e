import type { FormEvent } from "react";
import type { FieldPath, FieldValues, PathValue } from "react-hook-form";
import type { SchemaForm } from "@/ui/form.tsx";

/**
 * For `onSubmitCapture` of a form of text fields: reads the values of the inputs, because some password managers fill
 * them in without an event.
 */
export const takeFilledIn =
  <Values extends FieldValues, Output>(form: SchemaForm<Values, Output>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    for (const [name, value] of new FormData(event.currentTarget)) {
      const path = name as FieldPath<Values>;
      if (form.getValues(path) !== value) form.setValue(path, value as PathValue<Values, FieldPath<Values>>);
    }
  };

"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import {
  Controller,
  type ControllerRenderProps,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
  useFormState,
} from "react-hook-form";
import { Field, type FieldProps, FormAlert } from "./field.tsx";

/** A zod schema, or the result of {@link schemaOf}. */
type Schema<Values extends FieldValues, Output> = Parameters<typeof standardSchemaResolver<Values, unknown, Output>>[0];

type Messages<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>;

/** `Output` is what the schema returns for `Values`. */
export type SchemaForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

/**
 * A form whose values a schema checks when it is sent, and a field again whenever it is corrected.
 *
 * @param messages by field, to replace the messages of the schema, which are those of the API
 */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: Schema<Values, Output>,
  { defaultValues, messages = {} }: { defaultValues: DefaultValues<Values>; messages?: Messages<Values> },
): SchemaForm<Values, Output> {
  const check = standardSchemaResolver<Values, unknown, Output>(schema);
  return useForm<Values, unknown, Output>({
    defaultValues,
    // Form moves the focus: it also reaches controls that are made of several elements.
    shouldFocusError: false,
    resolver: async (values, context, options) => {
      const result = await check(values, context, options);
      for (const [path, message] of Object.entries(messages)) {
        const error: { message?: string } | undefined = get(result.errors, path);
        if (error && typeof message === "string") error.message = message;
      }
      return result;
    },
  });
}

export interface FormProps<Values extends FieldValues, Output>
  extends Pick<
    ComponentProps<"form">,
    "id" | "className" | "aria-label" | "method" | "onKeyDown" | "onSubmitCapture" | "children"
  > {
  form: SchemaForm<Values, Output>;
  /** Awaited, so that the form counts as being sent until then. */
  onSubmit: (values: Output) => unknown;
}

/** The form element: shows on top what the server refused as a whole, and focuses the first invalid field. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  ...rest
}: FormProps<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, errors } = useFormState({ control: form.control });
  const refused = errors.root?.server?.message;
  useEffect(() => {
    if (submitCount === 0) return;
    const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]:is(input,textarea,button)");
    if (first) first.focus();
    else element.current?.querySelector("[data-form-alert]")?.scrollIntoView({ block: "center" });
  }, [submitCount]);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        // In React, the submit of a form in a dialog also bubbles to the form from which the dialog was opened.
        event.stopPropagation();
        event.preventDefault();
        if (!form.formState.isSubmitting) void form.handleSubmit(onSubmit)(event);
      }}
      {...rest}
    >
      {refused && (
        <div data-form-alert className="scroll-m-6">
          <FormAlert>{refused}</FormAlert>
        </div>
      )}
      {children}
    </form>
  );
}

export interface FormFieldProps<Values extends FieldValues, Output, Name extends FieldPath<Values>>
  extends Omit<FieldProps, "error" | "children"> {
  form: SchemaForm<Values, Output>;
  name: Name;
  /** Renders one control: `<Input {...field} />`, or with `value` and `onValueChange={field.onChange}`. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A Field with the error of that name. */
export function FormField<Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  form,
  name,
  children,
  ...rest
}: FormFieldProps<Values, Output, Name>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field {...rest} error={fieldState.error?.message}>
          {children(field)}
        </Field>
      )}
    />
  );
}

interface Refusal {
  readonly message: string;
  readonly details: readonly { readonly path: string; readonly message: string }[];
}

/**
 * Shows the server's errors: beside the fields that they name, otherwise on top of the form.
 *
 * @param fieldOf the field for a path of the request, when the two have different names; null for none
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  { message, details }: Refusal,
  fieldOf: (path: string) => string | null = (path) => path,
): void {
  const values = form.getValues();
  const named = details.flatMap((detail) => {
    const field = fieldOf(detail.path);
    return field !== null && get(values, field) !== undefined ? [{ field, message: detail.message }] : [];
  });
  for (const it of named) form.setError(it.field as FieldPath<Values>, { type: "server", message: it.message });
  if (named.length === 0) form.setError("root.server", { type: "server", message });
}

/** Sets several values at once; after the first attempt to send, invalid fields are checked again. */
export function setValues<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  changed: Partial<Values>,
): void {
  for (const [name, value] of Object.entries(changed))
    form.setValue(name as FieldPath<Values>, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
}

/** The error of a field that FormField does not render. */
export function errorOf<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  name: FieldPath<Values>,
): string | undefined {
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  return error?.message;
}

/** A schema of simple rules, for pages that need zod for nothing else. */
export const schemaOf = <Values extends FieldValues>(
  problemsOf: (values: Values) => readonly { readonly path: string; readonly message: string }[] = () => [],
): Schema<Values, Values> => ({
  "~standard": {
    version: 1,
    vendor: "caravan",
    validate: (value) => {
      const values = value as Values;
      const issues = problemsOf(values).map(({ path, message }) => ({ path: [path], message }));
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
});

interface IssueContext {
  addIssue(issue: { code: "custom"; path: string[]; message: string }): void;
}

/** For `superRefine`: rules about several fields, each with its error at the field to be corrected. */
export const checkedBy =
  <Values,>(problemsOf: (values: Values) => readonly { readonly path: string; readonly message: string }[]) =>
  (values: Values, context: IssueContext): void => {
    for (const { path, message } of problemsOf(values)) context.addIssue({ code: "custom", path: [path], message });
  };

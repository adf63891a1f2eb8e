"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useWatch } from "react-hook-form";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Form, type SchemaForm, schemaOf, setValues, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { Select } from "@/ui/select.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { useWarningBeforeLeaving } from "@/ui/use-warning-before-leaving.ts";
import { t } from "./messages/index.ts";
import { choices, type PreferenceChanges, type TravelPreferences, wordLists, wordOf } from "./preference.ts";

/** The values are the unsaved edits; missing fields stay as they are on the server. */
export type PreferenceChangesForm = SchemaForm<PreferenceChanges, PreferenceChanges>;

const preferenceForm = schemaOf<PreferenceChanges>();

/** For the page, which keeps the form while its tab is hidden. */
export const usePreferenceForm = (): PreferenceChangesForm => useSchemaForm(preferenceForm, { defaultValues: {} });

const noPreference = () => ({ value: "none", label: t("none") });

export function PreferenceForm({ saved, form }: { saved: TravelPreferences; form: PreferenceChangesForm }) {
  const api = useApi();
  const queries = useQueryClient();
  const save = useMutation(
    api.preferences.update.mutationOptions({
      onSuccess: (answer) => {
        queries.setQueryData(api.preferences.get.queryKey({}), answer);
        form.reset({});
      },
      onError: (error) => showRefusal(form, domainError(error), () => null),
    }),
  );
  const changes = useWatch({ control: form.control });
  const shown = { ...saved, ...changes };
  const changed = Object.keys(changes).length > 0;
  useWarningBeforeLeaving(changed);

  const edit = (edited: PreferenceChanges) => {
    if (!save.isPending) save.reset();
    form.clearErrors();
    setValues(form, edited);
  };
  const submit = async (edited: PreferenceChanges) => {
    // An error is shown in the form.
    if (Object.keys(edited).length > 0) await save.mutateAsync(edited).catch(() => undefined);
  };

  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("title")}</h2>
      <p className="mt-1 text-muted">{t("text")}</p>
      <Form form={form} onSubmit={submit} className="mt-6 flex flex-col gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          {choices().map(({ field, label, options }) => (
            <Field key={field} label={label} {...(field === "budget_range" && { hint: t("budget.hint") })}>
              <Select
                options={[noPreference(), ...options]}
                value={shown[field] ?? noPreference().value}
                onValueChange={(value) => edit({ [field]: options.find((it) => it.value === value)?.value ?? null })}
              />
            </Field>
          ))}
        </div>
        {wordLists().map(({ field, label, noun, placeholder, suggestions }) => (
          <Field key={field} label={label}>
            <TagInput
              value={shown[field]}
              onValueChange={(words) => edit({ [field]: words })}
              suggestions={suggestions}
              placeholder={placeholder}
              wordOf={wordOf}
              noun={noun}
              max={100}
              maxLength={120}
            />
          </Field>
        ))}
        <div className="flex flex-wrap items-center gap-4 border-t pt-5">
          <Button type="submit" loading={save.isPending} aria-disabled={!changed}>
            {t("save")}
          </Button>
          {changed && !save.isPending && (
            <Button variant="ghost" onClick={() => form.reset({})}>
              {t("discard")}
            </Button>
          )}
          <p role="status" className="flex items-center gap-1.5 text-muted [&>svg]:size-4">
            {changed && !save.isPending && t("notSaved")}
            {!changed && save.isSuccess && (
              <>
                <Check aria-hidden="true" /> {t("saved")}
              </>
            )}
          </p>
        </div>
      </Form>
    </Card>
  );
}

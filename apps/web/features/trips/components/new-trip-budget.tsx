import { Controller, useWatch } from "react-hook-form";
import { FormField, type SchemaForm } from "@/ui/form.tsx";
import { CurrencyInput } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { useDestinationCurrency, useFilledCurrency } from "../api/use-default-currency.ts";
import { t } from "../messages/new/index.ts";
import type { TripDraft } from "../model/new-trip-draft.ts";

/** What the trip may cost: each traveller or all of them, and in which currency. */
export function NewTripBudget({ form }: { form: SchemaForm<TripDraft, TripDraft> }) {
  const { control } = form;
  const [destination, travelers] = useWatch({ control, name: ["destination", "travelers"] });
  const currency = useDestinationCurrency(destination);
  useFilledCurrency(currency, form.formState.dirtyFields.currency === true, (value) => {
    form.setValue("currency", value);
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3 sm:gap-6">
        <FormField form={form} name="budget" label={t("budget")} optional>
          {(field) => <NumberField value={field.value} onValueChange={field.onChange} min={0} step={0.01} />}
        </FormField>
        <FormField form={form} name="currency" label={t("currency")}>
          {(field) => <CurrencyInput {...field} onValueChange={field.onChange} />}
        </FormField>
      </div>
      {(travelers ?? 1) > 1 && (
        <Controller
          control={control}
          name="budget_for"
          render={({ field }) => (
            <SegmentedControl
              label={t("whose")}
              segments={[
                { value: "each", label: t("forEach") },
                { value: "all", label: t("forAll", { travelers: travelers ?? 1 }) },
              ]}
              value={field.value}
              onValueChange={field.onChange}
              className="self-start"
            />
          )}
        />
      )}
    </div>
  );
}

"use client";

import { type PlaceCategory, placeCategory } from "@caravan/domain/fields";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { categoryOptions } from "./place-words.ts";

export interface PlaceDetailsProps {
  city: string;
  onCity: (city: string) => void;
  category: PlaceCategory | null;
  onCategory: (category: PlaceCategory | null) => void;
}

/** What helps to find a place by its name; neither is needed. */
export function PlaceDetails({ city, onCity, category, onCategory }: PlaceDetailsProps) {
  return (
    <details>
      <summary className="w-fit rounded-lg py-1.5 font-medium text-accent text-sm underline-offset-4 hover:underline">
        City and category
      </summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Field label="City" optional>
          <Input value={city} maxLength={120} onChange={(event) => onCity(event.currentTarget.value)} />
        </Field>
        <Field label="Category" optional>
          <Select
            options={categoryOptions}
            // Emptied with the field, which a Select alone cannot do.
            key={category === null ? "none" : "chosen"}
            value={category ?? undefined}
            onValueChange={(value) => onCategory(placeCategory.safeParse(value).data ?? null)}
          />
        </Field>
      </div>
    </details>
  );
}

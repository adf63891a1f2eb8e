"use client";

import type { ReactNode } from "react";
import type { DomainError } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { labelOf, wireNames } from "./field-names.ts";
import { MomentField } from "./moment-field.tsx";
import { PlaceField } from "./place-field.tsx";
import type { SegmentDraft, SegmentFieldName } from "./segment-draft.ts";

export interface SegmentFieldProps {
  name: SegmentFieldName;
  draft: SegmentDraft;
  set(change: Partial<SegmentDraft>): void;
  error: DomainError | null;
  /** The id of the list that time zones are offered from. */
  zonesId: string;
  aside?: ReactNode;
}

const longest: Partial<Record<SegmentFieldName, number>> = { number: 40, confirmation_number: 80, currency: 3 };

/** One field of a segment's form. */
export function SegmentField({ name, draft, set, error, zonesId, aside }: SegmentFieldProps) {
  const label = labelOf(name, draft.kind);
  const paths = wireNames(name);
  const problem = error?.details.find(({ path }) => paths.some((it) => path === it || path.startsWith(`${it}.`)));
  const field = { label, error: problem?.message, aside };
  switch (name) {
    case "start":
    case "end":
      return <MomentField {...field} value={draft[name]} onValueChange={(value) => set({ [name]: value })} />;
    case "from":
    case "to":
    case "place":
      return (
        <PlaceField
          {...field}
          kind={draft.kind}
          value={draft[name]}
          onValueChange={(value) => set({ [name]: value })}
        />
      );
    case "travellers":
      return (
        <Field {...field}>
          <TagInput
            value={draft.travellers}
            onValueChange={(travellers) => set({ travellers })}
            noun="traveller"
            placeholder="A name, then Enter"
            maxLength={120}
          />
        </Field>
      );
    case "price":
      return (
        <Field {...field}>
          <NumberField value={draft.price} onValueChange={(price) => set({ price })} min={0} step={0.01} />
        </Field>
      );
    case "guests":
      return (
        <Field {...field}>
          <NumberField value={draft.guests} onValueChange={(guests) => set({ guests })} min={1} max={500} />
        </Field>
      );
    case "start_timezone":
    case "end_timezone":
      return (
        <Field {...field} hint="Usually known from the place">
          <Input
            list={zonesId}
            value={draft[name]}
            placeholder="Such as Europe/Lisbon"
            autoComplete="off"
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        </Field>
      );
    case "kind":
    case "status":
      return null;
    default:
      return (
        <Field {...field}>
          <Input
            value={draft[name]}
            maxLength={longest[name] ?? 255}
            autoComplete="off"
            {...(name === "currency" && { placeholder: "EUR", className: "uppercase" })}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        </Field>
      );
  }
}

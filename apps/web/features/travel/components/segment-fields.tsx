"use client";

import { type ReactNode, useId } from "react";
import type { ErrorDetail } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { ZoneList } from "@/ui/zone-list.tsx";
import { t } from "../messages/page/index.ts";
import { kindOptions, statusOptions } from "../messages.ts";
import { labelOf, mainFields, otherFields, wireNames } from "../model/field-names.ts";
import type { SegmentDraft, SegmentFieldName } from "../model/segment-draft.ts";
import type { SegmentKind, SegmentStatus } from "../types.ts";
import { MomentField, PlaceField } from "./place-and-time-fields.tsx";

interface SegmentFieldsProps {
  draft: SegmentDraft;
  set(change: Partial<SegmentDraft>): void;
  problems: readonly ErrorDetail[];
  /** At the end of a label's line: the source of the value. */
  aside?: ((name: SegmentFieldName) => ReactNode) | undefined;
  /** Around a whole field, for highlighting by pointer and focus. */
  around?: ((name: SegmentFieldName, field: ReactNode) => ReactNode) | undefined;
}

/** Every field of a segment: those of its kind first, the others folded. */
export function SegmentFields({ draft, set, problems, aside, around = (_, field) => field }: SegmentFieldsProps) {
  const zonesId = useId();
  const shared = { draft, set, problems, zonesId };
  const field = (name: SegmentFieldName) => {
    const beside = aside?.(name);
    const one = <SegmentField {...shared} name={name} {...(beside && { aside: beside })} />;
    return (
      <div key={name} className={wide.has(name) ? "min-w-0 sm:col-span-2" : "min-w-0"}>
        {around(name, one)}
      </div>
    );
  };
  const rest = otherFields(draft.kind);
  const filledIn = rest.filter((it) => !isEmpty(draft[it])).length;
  return (
    <div className="flex flex-col gap-5">
      <ZoneList id={zonesId} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label={t("kind")} aside={aside?.("kind")}>
          <Select
            options={kindOptions()}
            value={draft.kind}
            onValueChange={(kind) => set({ kind: kind as SegmentKind })}
          />
        </Field>
        {around(
          "status",
          <Field label={t("status")} aside={aside?.("status")}>
            <Select
              options={statusOptions()}
              value={draft.status}
              onValueChange={(status) => set({ status: status as SegmentStatus })}
            />
          </Field>,
        )}
        {mainFields(draft.kind).map(field)}
      </div>
      <details className="group rounded-card border px-4 open:pb-5" {...(hasProblem(problems, rest) && { open: true })}>
        <summary className="tap flex cursor-pointer items-center gap-2 font-medium text-[0.9375rem] text-muted hover:text-ink">
          {t("moreFields")}
          {filledIn > 0 && <span className="text-faint text-sm">{t("filledIn", { count: String(filledIn) })}</span>}
        </summary>
        <div className="mt-3 grid gap-x-4 gap-y-5 sm:grid-cols-2">{rest.map(field)}</div>
      </details>
    </div>
  );
}

const wide: ReadonlySet<SegmentFieldName> = new Set(["from", "to", "place", "start", "end", "travellers", "title"]);

function isEmpty(value: SegmentDraft[SegmentFieldName]): boolean {
  if (value === null || typeof value === "number") return value === null;
  if (typeof value === "string") return value.trim() === "";
  return Object.values(value).every((it) => it === "");
}

function hasProblem(problems: readonly ErrorDetail[], names: readonly SegmentFieldName[]): boolean {
  return problems.some(({ path }) => names.some((name) => path === name || path === `details.${name}`));
}

interface SegmentFieldProps {
  name: SegmentFieldName;
  draft: SegmentDraft;
  set(change: Partial<SegmentDraft>): void;
  problems: readonly ErrorDetail[];
  /** The id of the list with the suggested time zones. */
  zonesId: string;
  aside?: ReactNode;
}

const longest: Partial<Record<SegmentFieldName, number>> = { number: 40, confirmation_number: 80, currency: 3 };

/** One field of a segment's form. */
function SegmentField({ name, draft, set, problems, zonesId, aside }: SegmentFieldProps) {
  const label = labelOf(name, draft.kind);
  const paths = wireNames(name);
  const problem = problems.find(
    ({ path }) => path === name || paths.some((it) => path === it || path.startsWith(`${it}.`)),
  );
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
            noun={t("traveller.noun")}
            placeholder={t("nameEnter")}
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
        <Field {...field} hint={t("zone.hint")}>
          <Input
            list={zonesId}
            value={draft[name]}
            placeholder="For example Europe/Lisbon"
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

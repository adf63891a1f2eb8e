"use client";

import { type ReactNode, useId } from "react";
import type { DomainError } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { Select } from "@/ui/select.tsx";
import { mainFields, otherFields } from "./field-names.ts";
import type { SegmentDraft, SegmentFieldName } from "./segment-draft.ts";
import { SegmentField } from "./segment-field.tsx";
import { kindOptions, statusOptions } from "./segment-words.ts";
import type { SegmentKind, SegmentStatus } from "./types.ts";
import { ZoneList } from "./zone-list.tsx";

export interface SegmentFieldsProps {
  draft: SegmentDraft;
  set(change: Partial<SegmentDraft>): void;
  error: DomainError | null;
  /** At the end of a label's line: where it comes from. */
  aside?: ((name: SegmentFieldName) => ReactNode) | undefined;
  /** Around a whole field, for what follows the pointer and the focus. */
  around?: ((name: SegmentFieldName, field: ReactNode) => ReactNode) | undefined;
}

/** Every field of a segment: what its kind is about first, the rest folded away. */
export function SegmentFields({ draft, set, error, aside, around = (_, field) => field }: SegmentFieldsProps) {
  const zonesId = useId();
  const shared = { draft, set, error, zonesId };
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
  const said = rest.filter((it) => !isEmpty(draft[it])).length;
  return (
    <div className="flex flex-col gap-5">
      <ZoneList id={zonesId} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Kind" aside={aside?.("kind")}>
          <Select
            options={kindOptions}
            value={draft.kind}
            onValueChange={(kind) => set({ kind: kind as SegmentKind })}
          />
        </Field>
        {around(
          "status",
          <Field label="Status" aside={aside?.("status")}>
            <Select
              options={statusOptions}
              value={draft.status}
              onValueChange={(status) => set({ status: status as SegmentStatus })}
            />
          </Field>,
        )}
        {mainFields(draft.kind).map(field)}
      </div>
      <details className="group rounded-card border px-4 open:pb-5" {...(hasProblem(error, rest) && { open: true })}>
        <summary className="tap flex cursor-pointer items-center gap-2 font-medium text-[0.9375rem] text-muted hover:text-ink">
          More fields
          {said > 0 && <span className="text-faint text-sm">· {said} filled in</span>}
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

function hasProblem(error: DomainError | null, names: readonly SegmentFieldName[]): boolean {
  return error?.details.some(({ path }) => names.some((name) => path === name || path === `details.${name}`)) ?? false;
}

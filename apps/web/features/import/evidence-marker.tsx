"use client";

import { groupColours, saidIn } from "@/features/travel/evidence.ts";
import { labelOf } from "@/features/travel/field-names.ts";
import type { SegmentFieldName } from "@/features/travel/segment-draft.ts";
import type { SegmentKind } from "@/features/travel/types.ts";
import type { FoundSegment } from "./types.ts";

export interface EvidenceMarkerProps {
  segment: FoundSegment;
  name: SegmentFieldName;
  kind: SegmentKind;
  /** Its owner wrote something else. */
  edited: boolean;
  onShow(): void;
}

/** Beside a field's label: the words of the text that say it. Pressed, it leads there. */
export function EvidenceMarker({ segment, name, kind, edited, onShow }: EvidenceMarkerProps) {
  if (edited) return <span className="whitespace-nowrap text-faint text-sm">set by you</span>;
  const said = saidIn(segment, name);
  if (!said) return null;
  return (
    <button
      type="button"
      onClick={onShow}
      aria-label={`See where the text says ${labelOf(name, kind).toLowerCase()}: ${said.words}`}
      className="flex min-w-0 items-center gap-1.5 rounded-md text-faint text-sm decoration-dotted underline-offset-4 hover:text-ink hover:underline min-h-6 pointer-coarse:min-h-8"
    >
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full"
        style={{ background: groupColours[said.group] }}
      />
      <span className="max-w-36 truncate sm:max-w-52">“{said.words}”</span>
    </button>
  );
}

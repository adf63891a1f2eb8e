import type { Evidence, EvidenceField, Span } from "../reading.ts";

/** Only the fields that something in the text says, as plain spans. */
export function evidenceOf(
  found: Readonly<Partial<Record<EvidenceField, readonly Span[] | null | undefined>>>,
): Evidence {
  const fields = Object.entries(found).flatMap(([field, spans]) =>
    spans && spans.length > 0 ? [[field, spans.map(({ start, end }) => ({ start, end }))] as const] : [],
  );
  return Object.fromEntries(fields);
}

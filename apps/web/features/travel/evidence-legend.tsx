import { evidenceGroups, groupColours, groupWords, type Mark } from "./evidence.ts";

/** What the colours of marked words mean; only those that occur. */
export function EvidenceLegend({ marks }: { marks: readonly Mark[] }) {
  const used = evidenceGroups.filter((group) => marks.some((it) => it.group === group));
  if (used.length === 0) return null;
  return (
    <ul aria-label="Colours" className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {used.map((group) => (
        <li key={group} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: groupColours[group] }} />
          {groupWords[group]}
        </li>
      ))}
    </ul>
  );
}

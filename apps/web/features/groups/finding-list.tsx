import type { Finding } from "./types.ts";

/** What stands before the plan, each with what makes it go away. */
export function FindingList({ findings }: { findings: readonly Pick<Finding, "code" | "message" | "how_to_clear">[] }) {
  return (
    <ul className="flex flex-col gap-2.5 border-l-2 pl-4">
      {findings.map((finding) => (
        <li key={finding.code} className="wrap-anywhere">
          <p>{finding.message}</p>
          <p className="text-muted text-sm">{finding.how_to_clear}</p>
        </li>
      ))}
    </ul>
  );
}

import { markdownLine as line } from "@caravan/domain/export/markdown-text";
import { countWords } from "@caravan/domain/join-words";
import type { z } from "zod";
import type { findingWire } from "../finding.ts";

interface Findings {
  readonly findings: readonly z.output<typeof findingWire>[];
  readonly findings_total: number;
}

/** So many ids are read for their own sake; more only where apply_fix takes them. */
const FEW = 6;

/** What the plan check found as Markdown, with what apply_fix takes of each that it can repair. */
export function findingsMarkdown({ findings, findings_total }: Findings): string {
  const more = findings_total - findings.length;
  return [
    `# ${findings_total === 0 ? "No findings" : countWords(findings_total, "finding")}`,
    "",
    ...findings.flatMap(linesOf),
    ...(more > 0 ? [`- and ${more} more`] : []),
    "",
  ].join("\n");
}

function linesOf(it: Findings["findings"][number]): string[] {
  const isRepaired = it.fix !== null || it.other_fix !== null;
  const isShort = it.activity_ids.length <= FEW;
  const ids =
    !isRepaired && !isShort
      ? []
      : [
          ...named("activity_ids", it.activity_ids),
          ...named("day_ids", it.day_ids),
          ...named("segment_ids", it.segment_ids),
        ];
  const about = [`code ${it.code}`, ...ids].join("; ");
  const repair = [
    ...(it.fix ? [`  - apply_fix: ${line(it.fix.summary)}`] : []),
    ...(it.other_fix ? [`  - apply_fix with other: ${line(it.other_fix.summary)}`] : []),
  ];
  return [
    `- **${it.severity}**: ${line(it.message)} (${about})`,
    ...(repair.length === 0 && it.why_no_fix ? [`  - ${line(it.why_no_fix)}`] : repair),
  ];
}

const named = (name: string, ids: readonly string[]) => (ids.length === 0 ? [] : [`${name} ${ids.join(", ")}`]);

import { expect, it } from "vitest";
import { findingsMarkdown } from "./findings-markdown.ts";

const finding = {
  ...{ code: "overlap", severity: "error", message: "A | B overlap.", fixable: true, other_fix: null },
  ...{ activity_ids: ["a1", "a2"], day_ids: ["d1"], segment_ids: [], why_no_fix: null },
  fix: { summary: "Moves B to 12:00", patch: [] },
} as const;

it("says of each finding what apply_fix takes", () => {
  expect(findingsMarkdown({ findings: [{ ...finding }] as never, findings_total: 3 })).toBe(`# 3 findings

- **error**: A \\| B overlap. (code overlap; activity_ids a1, a2; day_ids d1)
  - apply_fix: Moves B to 12:00
- and 2 more
`);
});

it("leaves out long lists of ids that nothing takes", () => {
  const ids = Array.from({ length: 7 }, (_, index) => `a${index}`);
  const unverified = { ...finding, code: "unverified", severity: "info", message: "Look them up.", activity_ids: ids };
  const without = { ...unverified, fix: null, why_no_fix: "Only a person can confirm a place." };
  expect(findingsMarkdown({ findings: [without] as never, findings_total: 1 })).toBe(`# 1 finding

- **info**: Look them up. (code unverified)
  - Only a person can confirm a place.
`);
});

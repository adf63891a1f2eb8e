import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Test files that take many times as long as others of their project. If one started last, a core would be idle
 * meanwhile.
 */
const longest = [
  "access-matrix.test.ts",
  "hostile-answers.test.ts",
  "approval-keys.test.ts",
  "embedded.test.ts",
  "edit-plans.test.ts",
  "live-places.test.ts",
  "pushes.test.ts",
  "read-link.test.ts",
  "import-trip.test.ts",
  "group-plan.test.ts",
  "create-trip.test.ts",
  "plan.test.ts",
  "plan-with-board.test.ts",
  "places-in-text.test.ts",
  "relaxations.test.ts",
  "replacement-for-slot.test.ts",
  "day-trips-in-plan.test.ts",
  "scenarios.test.ts",
  "read-import.test.ts",
  "schedule-from-stay.test.ts",
  "hostile-inputs.test.ts",
  "device-library.test.ts",
  "privacy.test.ts",
];

/** Sorts the longest files first. Vitest's own order needs durations of an earlier run, which a fresh clone lacks. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(basename(moduleId));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

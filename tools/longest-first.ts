import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files that take many times as long as others of their project: begun last, one of them would keep a core idle. */
const longest = [
  "access-matrix.test.ts",
  "embedded.test.ts",
  "recommend-places.test.ts",
  "live-places.test.ts",
  "pushes.test.ts",
  "read-link.test.ts",
  "create-trip.test.ts",
  "plan.test.ts",
  "relaxations.test.ts",
  "places-in-text.test.ts",
  "scenarios.test.ts",
  "hostile-inputs.test.ts",
  "device-library.test.ts",
  "privacy.test.ts",
];

/** Vitest's own order needs durations of an earlier run, and a fresh clone has none. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(basename(moduleId));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

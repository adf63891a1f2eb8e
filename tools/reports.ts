/**
 * `failures` names the failed tests with the first lines of the reason, because often only the end of a log is kept.
 */
export type Counts = { passed: number; failed: number; failures?: string[] };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { title: string; fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs: { title: string; file: string; line: number; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightTest = { results: { errors: { message?: string }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences that colour a terminal start with one.
const colour = /\u001b\[[0-9;]*m/g;

function failure(name: string, reason = ""): string {
  const lines = reason
    .replace(colour, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return [name, ...lines.slice(0, 12).map((line) => `    ${line}`)].join("\n");
}

/** Reads Vitest's JSON report. */
export function readVitest(json: unknown): Counts {
  const report = json as VitestReport;
  const failures = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0) return file.status === "failed" ? [failure(file.name, file.message)] : [];
    return tests.map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

/** Reads Playwright's JSON report. */
export function readPlaywright(json: unknown): Counts {
  const { stats, suites, errors } = json as PlaywrightReport;
  const failed = ({ specs, suites: inner = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) =>
        failure(`${file}:${line}: ${title}`, tests[0]?.results.at(-1)?.errors[0]?.message),
      ),
    ...inner.flatMap(failed),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...suites.flatMap(failed), ...errors.map(({ message }) => failure("end to end", message))],
  };
}

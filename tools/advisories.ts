/** Of an advisory about a package that runs in production. */
export type Severity = "critical" | "high" | "moderate" | "low";

/** Days from the recording of an advisory to its mending or its exception, as SECURITY.md promises them. */
export const days: Readonly<Record<Severity, number>> = { critical: 7, high: 30, moderate: 90, low: 180 };

export interface Advisory {
  /** `GHSA-…`, or the registry's number. */
  readonly id: string;
  readonly package: string;
  readonly severity: Severity;
}

/** A row of advisories.json. */
export interface RecordedAdvisory extends Advisory {
  /** `YYYY-MM-DD`; the time to mend it begins here. */
  readonly recorded: string;
  /** Why it may wait longer, such as that the fault cannot be reached, and until when. */
  readonly exception?: { readonly reason: string; readonly until: string };
}

export interface Judgement {
  /** Still there after their time. */
  readonly overdue: readonly RecordedAdvisory[];
  /** Still there within their time. */
  readonly open: readonly RecordedAdvisory[];
  /** Known to the registry and not recorded. */
  readonly unrecorded: readonly Advisory[];
  /** Recorded, and no longer known to the registry for the packages that are locked. */
  readonly mended: readonly RecordedAdvisory[];
}

/**
 * What is known about the locked packages, against the time frames. Without an answer of the registry all recorded
 * advisories count as still there.
 *
 * @param found null when the registry did not answer
 *
 * @param today `YYYY-MM-DD`
 */
export function judge(
  found: readonly Advisory[] | null,
  recorded: readonly RecordedAdvisory[],
  today: string,
): Judgement {
  const key = (it: Advisory) => `${it.id} ${it.package}`;
  const present = found && new Set(found.map(key));
  const known = new Set(recorded.map(key));
  const there = recorded.filter((it) => present === null || present.has(key(it)));
  return {
    overdue: there.filter((it) => dueOn(it) < today),
    open: there.filter((it) => dueOn(it) >= today),
    unrecorded: (found ?? []).filter((it) => !known.has(key(it))),
    mended: recorded.filter((it) => !there.includes(it)),
  };
}

/** The last day on which it may still be there. */
export function dueOn({ recorded, severity, exception }: RecordedAdvisory): string {
  if (exception) return exception.until;
  return new Date(Date.parse(recorded) + days[severity] * 86_400_000).toISOString().slice(0, 10);
}

/** The rows of advisories.json. @throws for a row that says too little, or a date that is none */
export function readRecorded(json: unknown): readonly RecordedAdvisory[] {
  if (!Array.isArray(json)) throw new Error("advisories.json is no list");
  for (const it of json as Partial<RecordedAdvisory>[]) {
    const dates = [it.recorded, ...(it.exception ? [it.exception.until] : [])];
    const isWhole = it.id && it.package && it.severity !== undefined && it.severity in days;
    if (!isWhole || dates.some((date) => !/^\d{4}-\d\d-\d\d$/.test(date ?? "") || Number.isNaN(Date.parse(date ?? ""))))
      throw new Error(`advisories.json: ${JSON.stringify(it)} needs id, package, severity and the day it was recorded`);
    if (it.exception && !it.exception.reason?.trim())
      throw new Error(`advisories.json: ${it.id} is excepted without a reason`);
  }
  return json as RecordedAdvisory[];
}

/** The advisories in an answer of `pnpm audit --json`; null for anything else. */
export function readAnswer(text: string): readonly Advisory[] | null {
  try {
    const { advisories, metadata } = JSON.parse(text) as {
      readonly advisories?: Readonly<Record<string, Reported>>;
      readonly metadata?: unknown;
    };
    if (metadata === undefined) return null;
    return Object.entries(advisories ?? {}).map(([id, it]) => ({
      id: it.github_advisory_id ?? id,
      package: it.module_name,
      severity: it.severity in days ? (it.severity as Severity) : "low",
    }));
  } catch {
    return null;
  }
}

interface Reported {
  readonly module_name: string;
  readonly severity: string;
  readonly github_advisory_id?: string;
}

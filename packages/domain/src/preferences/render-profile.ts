import { capitalize } from "../join-words.ts";
import { worded } from "../words/worded.ts";

/** Stated preferences, as lists and texts. */
export interface StatedPreferences {
  readonly interests: readonly string[];
  readonly travelStyle: string | null;
  readonly accommodationType: string | null;
  readonly budgetRange: string | null;
  readonly preferredDestinations: readonly string[];
  readonly dietaryRestrictions: readonly string[];
  readonly accessibilityNeeds: readonly string[];
}

/** A preference signal. `at` is an ISO 8601 instant. */
export interface Signal {
  readonly type: string;
  readonly value: string | number | boolean;
  readonly confidence: number;
  readonly agentName: string | null;
  readonly at: string;
}

/**
 * The preference profile as markdown: stated preferences, then signals by category, newer and more confident first,
 * with contradictions. Deterministic. Texts of people and agents are escaped so that they cannot become headings or
 * links.
 */
export function renderProfile(stated: StatedPreferences, signals: readonly Signal[]): string {
  const sections = [[`# ${worded`Travel preferences`}`], statedSection(stated), ...categories(signals)];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function statedSection(stated: StatedPreferences): string[] {
  const rows: [string, readonly string[]][] = [
    [worded`Interests`, stated.interests],
    [worded`Travel style`, one(stated.travelStyle)],
    [worded`Accommodation`, one(stated.accommodationType)],
    [worded`Budget`, one(stated.budgetRange)],
    [worded`Preferred destinations`, stated.preferredDestinations],
    [worded`Dietary restrictions`, stated.dietaryRestrictions],
    [worded`Accessibility needs`, stated.accessibilityNeeds],
  ];
  const known = rows.filter(([, values]) => values.length > 0);
  if (known.length === 0) return [`## ${worded`Stated`}`, "", worded`Nothing stated yet.`];
  return [
    `## ${worded`Stated`}`,
    "",
    ...known.map(([label, values]) => `- **${label}:** ${values.map(plain).join(", ")}`),
  ];
}

const one = (value: string | null) => (value === null ? [] : [value]);

function categories(signals: readonly Signal[]): string[][] {
  const groups = new Map<string, Signal[]>();
  for (const signal of signals) {
    const key = categoryKey(signal.type);
    groups.set(key, [...(groups.get(key) ?? []), signal]);
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, group]) => category(key, group));
}

function category(key: string, group: readonly Signal[]): string[] {
  const sorted = [...group].sort((a, b) => (a.at === b.at ? b.confidence - a.confidence : a.at < b.at ? 1 : -1));
  // Only the newest signal about a value counts.
  const seen = new Set<string>();
  const latest = sorted.filter((it) => !seen.has(String(it.value)) && seen.add(String(it.value)));
  const lines = latest.map((it) => {
    const facts = [
      worded`confidence ${String(it.confidence)}`,
      ...(it.agentName === null ? [] : [worded`noted by ${plain(it.agentName)}`]),
      it.at.slice(0, 10),
    ];
    return `- ${plain(String(it.value))} (${facts.join(", ")})`;
  });
  const contradiction = contradictionIn(latest);
  return [`## ${plain(key)}`, "", ...lines, ...(contradiction ? ["", contradiction] : [])];
}

/** Contradicting values: the newest is named. */
function contradictionIn(latest: readonly Signal[]): string | undefined {
  const [newest] = latest;
  if (latest.length < 2 || !newest || !latest.every((it) => typeof it.value !== "string")) return undefined;
  return worded`These contradict each other; the newest, ${plain(String(newest.value))}, applies.`;
}

function categoryKey(type: string): string {
  const words = type
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, " ");
  return capitalize(words);
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>()#+!|~-]/g, (mark) => `\\${mark}`);
}

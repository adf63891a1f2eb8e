import { count } from "../../ui/format.ts";
import type { Inspired } from "./types.ts";

/**
 * What came of an inspiration, in one sentence for everybody to hear. For an import that failed the warnings say why.
 *
 * @param known ids that were on the board before.
 */
export function describeAdded(
  { candidates, import: reading }: Pick<Inspired, "candidates" | "import">,
  known: ReadonlySet<string>,
): string {
  if (reading?.status === "failed") return "Nothing could be read.";
  const found = candidates.filter((it) => !known.has(it.id));
  const waiting = found.filter((it) => it.status === "review").length;
  const [first] = candidates;
  if (!first) return "No place was found in it.";
  if (found.length === 0)
    return candidates.length === 1 ? `${first.name} was here already.` : `All ${candidates.length} were here already.`;
  if (found.length === 1 && reading === null)
    return waiting === 1 ? `${found[0]?.name} is added, waiting for review.` : `${found[0]?.name} is on the board.`;
  const there = candidates.length - found.length;
  return [
    `${count(found.length, "place")} found`,
    waiting === found.length && ", waiting for review",
    waiting < found.length && waiting > 0 && `, ${waiting} waiting for review`,
    there > 0 && `; ${there} more ${there === 1 ? "was" : "were"} here already`,
    ".",
  ]
    .filter(Boolean)
    .join("");
}

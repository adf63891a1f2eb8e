import type { Option } from "./types.ts";

/** What a card shows below the headline of an option. */
export interface OptionLines {
  readonly moves: readonly string[];
  readonly misses: readonly string[];
}

type Told = Pick<Option, "headline"> & { readonly consequences: Pick<Option["consequences"], "moves" | "misses"> };

/** Every consequence has a line of its own, but for one that only repeats the headline. */
export function linesOf({ headline, consequences }: Told): OptionLines {
  return {
    moves: consequences.moves.filter((it) => !isAddedIn(headline, it)),
    misses: consequences.misses.filter((it) => !isSetAsideIn(headline, it)),
  };
}

/** "Tony's 13:10 (new)" below "Add lunch at Tony's at 13:10". */
function isAddedIn(headline: string, move: string): boolean {
  const [, title = "", time = ""] = /^(.+) (\d\d:\d\d) \(new\)$/.exec(move) ?? [];
  return title !== "" && headline.endsWith(`${title} at ${time}`);
}

/** "Louvre is set aside" below "Set Louvre aside". */
function isSetAsideIn(headline: string, miss: string): boolean {
  const [, title] = /^(.+) is set aside$/.exec(miss) ?? [];
  return title !== undefined && headline.toLowerCase().startsWith(`set ${title} aside`.toLowerCase());
}

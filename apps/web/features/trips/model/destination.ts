import type { ApiOutputs } from "@/features/api-client/index.ts";

/** What has to be settled before planning: which of several, or what was meant by a name that nobody knows. */
export interface DestinationQuestion {
  readonly kind: "ambiguous" | "unknown";
  readonly names: readonly string[];
}

const atMost = 6;
/** Asking must not hold up the plan: the server makes the best of any text. */
const patienceMs = 2_500;

export async function askAboutDestination(
  search: () => Promise<ApiOutputs["destinations"]["search"]>,
): Promise<DestinationQuestion | null> {
  const tired = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  try {
    const found = await Promise.race([search(), tired]);
    if (!found) return null;
    const { kind, destinations } = found;
    const names = [...new Set(destinations.map(destinationName))].slice(0, atMost);
    return kind === "city" || names.length === 0 ? null : { kind, names };
  } catch {
    // No answer is no question.
    return null;
  }
}

type Destination = ApiOutputs["destinations"]["search"]["destinations"][number];

/** As it is written into the field: the server understands it again and knows which one is meant. */
export function destinationName({ name, region, country }: Pick<Destination, "name" | "region" | "country">): string {
  return [name, region, country].filter(Boolean).join(", ");
}

import type { ApiOutputs } from "@/features/api-client/index.ts";

/** A question before planning: which of several places is meant, or what an unknown name means. */
export interface DestinationQuestion {
  readonly kind: "ambiguous" | "unknown";
  readonly names: readonly string[];
}

const atMost = 6;
/** The question must not delay the plan: the server can use any text. */
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
    // Without an answer there is no question.
    return null;
  }
}

type Destination = ApiOutputs["destinations"]["search"]["destinations"][number];

/** The text for the field, from which the server recognises the chosen place again. */
export function destinationName({ name, region, country }: Pick<Destination, "name" | "region" | "country">): string {
  return [name, region, country].filter(Boolean).join(", ");
}

import type { ApiOutputs } from "@/features/api-client/index.ts";

export type Destination = ApiOutputs["destinations"]["search"]["destinations"][number];

/** As it is written into the field: the server understands it again and knows which one is meant. */
export function destinationName({ name, region, country }: Pick<Destination, "name" | "region" | "country">): string {
  return [name, region, country].filter(Boolean).join(", ");
}

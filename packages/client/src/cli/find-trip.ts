import type { Client } from "../client.ts";
import { CaravanError } from "../error.ts";
import { listTrips } from "../generated/verbs.ts";
import { pages } from "../pages.ts";

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * The id of the trip that is meant: its id, the beginning of it, or a part of its title or destination.
 *
 * @throws CaravanError when none or several fit; the message names them
 */
export async function findTrip(client: Client, meant: string): Promise<string> {
  if (isId(meant)) return meant.toLowerCase();
  const sought = meant.toLowerCase();
  const fitting: { id: string; title: string }[] = [];
  for await (const { trips } of pages(client, listTrips, { limit: 100 }))
    for (const it of trips)
      if (it.id.startsWith(sought) || `${it.title}\n${it.destination}`.toLowerCase().includes(sought)) fitting.push(it);
  const [found, ...others] = fitting;
  if (!found)
    throw new CaravanError(404, "not_found", `No trip of yours is called "${meant}". caravan list shows them.`);
  if (others.length > 0) {
    const named = fitting.slice(0, 10).map((it) => `  ${it.id}  ${it.title}`);
    throw new CaravanError(409, "ambiguous", [`Several trips fit "${meant}":`, ...named].join("\n"));
  }
  return found.id;
}

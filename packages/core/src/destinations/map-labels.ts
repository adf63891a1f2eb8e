import * as f from "@caravan/domain/fields";
import { airportByCode } from "@caravan/gazetteer/airports";
import { candidatesOf, cityById, neighborhoodsOf } from "@caravan/gazetteer/cities";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { suggestsWhileTyping } from "../kernel/without-tool.ts";

const labelWire = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(["neighborhood", "airport", "park", "landmark"]),
});

export const mapLabels = query({
  name: "map_labels",
  description: "Place names for a city's map when there are no street tiles.",
  audience: "anyone",
  withoutTool: suggestsWhileTyping,
  input: z.object({ city_id: f.opaque }),
  output: z.object({ labels: z.array(labelWire) }),
  async run(_scene, input) {
    const city = cityById(input.city_id);
    if (!city) return { labels: [] };
    const landmarks = candidatesOf(city.id).filter((it) => it.category === "sight" || it.category === "nature");
    const airports = city.iata.flatMap((code) => airportByCode(code) ?? []);
    return {
      labels: [
        ...neighborhoodsOf(city.id).map((it) => ({ ...it, kind: "neighborhood" as const })),
        ...airports.map(({ iata, name, lat, lng }) => ({
          name: `${name} (${iata})`,
          lat,
          lng,
          kind: "airport" as const,
        })),
        ...landmarks.map(({ name, lat, lng, tags }) => ({ name, lat, lng, kind: kindOf(tags) })),
      ],
    };
  },
});

function kindOf(tags: readonly string[]): "park" | "landmark" {
  return tags.includes("park") || tags.includes("garden") ? "park" : "landmark";
}

import * as f from "@caravan/domain/fields";
import { candidatesOf, cityById, neighborhoodsOf } from "@caravan/gazetteer/cities";
import { z } from "zod";
import { query } from "../kernel/define.ts";

const labelWire = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(["neighborhood", "landmark"]),
});

export const mapLabels = query({
  name: "map_labels",
  description: "Place names for a city's map when there are no street tiles.",
  audience: "anyone",
  input: z.object({ city_id: f.opaque }),
  output: z.object({ labels: z.array(labelWire) }),
  async run(_scene, input) {
    const city = cityById(input.city_id);
    if (!city) return { labels: [] };
    const landmarks = candidatesOf(city.id).filter((it) => it.category === "sight" || it.category === "nature");
    return {
      labels: [
        ...neighborhoodsOf(city.id).map((it) => ({ ...it, kind: "neighborhood" as const })),
        ...landmarks.map((it) => ({ name: it.name, lat: it.lat, lng: it.lng, kind: "landmark" as const })),
      ],
    };
  },
});

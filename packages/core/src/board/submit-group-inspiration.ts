import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { joinUrl } from "../groups/trip-code.ts";
import { codeEcho } from "../groups/wire.ts";
import { command } from "../kernel/define.ts";
import { warningsWire } from "../wire/trip.ts";
import { addReadPlaces, addStatedPlace, type StatedPlace } from "./add-inspiration.ts";
import { citiesOfGroup } from "./group-cities.ts";
import { type Inspiration, readText, readUrl } from "./read-inspiration.ts";
import { candidateWire, importWire } from "./wire.ts";

export const submitGroupInspiration = command({
  name: "submit_group_inspiration",
  description:
    "Puts places on the group's board from exactly one of url (a page or map link, read by us), text (split into places) or place. What is read waits for review.",
  audience: "group_trips:write",
  // For review on the board.
  approval: "applies",
  capability: true,
  errors: ["not_found", "board_full"],
  examples: [
    { trip_code: "K7MPQ2XW", place: { name: "Time Out Market", city: "Lisbon", category: "food" } },
    { trip_code: "K7MPQ2XW", text: "LX Factory on Sunday, then Pastéis de Belém" },
    { trip_code: "K7MPQ2XW", url: "https://example.com/ten-places-in-lisbon" },
  ],
  input: z
    .object({
      trip_code: f.tripCode,
      url: f.inspirationUrl.optional(),
      text: f.inspirationText.optional(),
      place: z
        .object({
          name: f.placeName,
          city: f.placeCity.optional(),
          neighborhood: f.placeNeighborhood.optional(),
          category: f.placeCategory.optional(),
          blurb: f.placeBlurb.optional(),
          confidence: f.placeConfidence.optional(),
        })
        .optional(),
    })
    .refine((it) => [it.url, it.text, it.place].filter((one) => one !== undefined).length === 1, {
      path: ["url"],
      error: "send exactly one of url, text and place",
    }),
  output: z.object({
    /** New candidates, and those that were on the board. */
    candidates: z.array(candidateWire),
    /** Null for a place, and when all places were on the board. */
    import: importWire.nullable(),
    ...codeEcho,
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/inspirations", status: 201 },
  async prepare(ctx, input): Promise<Inspiration | null> {
    const group = await groupFor(ctx, input.trip_code, "member");
    if (input.url !== undefined) return readUrl(ctx, input.url, await citiesOfGroup(ctx, group));
    return input.text === undefined ? null : readText(input.text, await citiesOfGroup(ctx, group));
  },
  async run(ctx, input, read) {
    const group = await groupFor(ctx, input.trip_code, "member", "alone");
    const taken = read
      ? await addReadPlaces(ctx, group, read)
      : await addStatedPlace(ctx, group, input.place as StatedPlace);
    return { ...taken, trip_code: group.code, join_url: joinUrl(ctx.ports.publicUrl, group.code) };
  },
});

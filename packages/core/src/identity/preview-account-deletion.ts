import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { ownedBy } from "./account-deletion.ts";

const handedOver = z.object({ id: f.id, title: z.string().nullable(), to: z.string() });

export const previewAccountDeletion = query({
  name: "preview_account_deletion",
  description: "What would become of this person's trips and groups if the account were deleted.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  input: z.object({}),
  output: z.object({
    trips_deleted: z.number().int().meta({ description: "Trips that nobody else is on" }),
    trips_handed_over: z.array(handedOver),
    groups_deleted: z.number().int(),
    groups_handed_over: z.array(
      handedOver.extend({ trip_id: f.id.nullable().meta({ description: "The trip that the group planned" }) }),
    ),
  }),
  rest: { method: "GET", path: "/api/users/me/deletion" },
  async run(ctx) {
    const { trips, groups } = await ownedBy(ctx, signedIn(ctx.actor).userId);
    const split = (all: readonly { id: string; title: string | null; heirName: string | null }[]) =>
      all.flatMap(({ id, title, heirName }) => (heirName === null ? [] : [{ id, title, to: heirName }]));
    return {
      trips_deleted: trips.filter((it) => it.heirId === null && !it.isTrashed).length,
      trips_handed_over: split(trips),
      groups_deleted: groups.filter((it) => it.heirId === null && !it.isTrashed).length,
      groups_handed_over: groups.flatMap((it) => split([it]).map((said) => ({ ...said, trip_id: it.tripId }))),
    };
  },
});

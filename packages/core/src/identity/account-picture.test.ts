import { sqlOf } from "@caravan/db/sql";
import { describe, expect, it } from "vitest";
import { pdf, png } from "../../../domain/test/files/samples.ts";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { createGroupTrip } from "../groups/create-group-trip.ts";
import { joinGroupTrip } from "../groups/join-group-trip.ts";
import type { Actor } from "../kernel/actor.ts";
import { UploadedFile } from "../kernel/uploaded-file.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { storeQuota } from "./accounts.ts";
import { deleteAccount } from "./delete-account.ts";
import { getAccount } from "./get-account.ts";
import { getPersonPicture } from "./get-person-picture.ts";
import { listPeoplePictures } from "./list-people-pictures.ts";
import { removeAccountPicture } from "./remove-account-picture.ts";
import { uploadAccountPicture } from "./upload-account-picture.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;
const sql = sqlOf(database);

const put = (who: Actor, bytes: Uint8Array = png()) =>
  run(uploadAccountPicture, ports, who, { file: new UploadedFile("me.png", "image/png", bytes) });
const seenBy = async (who: Actor) => (await run(listPeoplePictures, ports, who, {})).pictures.map((it) => it.user_id);
const pictureOf = (userId: string, who: Actor) => run(getPersonPicture, ports, who, { user_id: userId });

async function newTrip(who: Actor): Promise<string> {
  const dates = { start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  return (await run(createTrip, ports, who, { destination: "Lisbon", ...dates })).trip.id;
}

describe("the picture of an account", () => {
  it("is shown to its person, in the account, and is replaced and removed", async () => {
    const bo = await createPerson(database, "Bo");
    const { picture } = (await put(bo)) as { picture: string };
    expect((await run(getAccount, ports, bo, {})).user.picture).toBe(picture);
    expect((await pictureOf(bo.userId, bo)).bytes).toEqual(Buffer.from(png()));
    const next = (await put(bo)) as { picture: string };
    expect(next.picture).not.toBe(picture);
    await run(removeAccountPicture, ports, bo, {});
    expect((await run(getAccount, ports, bo, {})).user.picture).toBeNull();
    await expect(pictureOf(bo.userId, bo)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is seen by people with whom a trip is shared, while it is, and by nobody else", async () => {
    const [bo, eve] = [await createPerson(database, "Bo"), await createPerson(database, "Eve")];
    await put(bo);
    const tripId = await newTrip(bo);
    const cy = await addTripMember(database, tripId, "viewer", "Cy");
    expect([await seenBy(cy), await seenBy(eve)]).toEqual([[bo.userId], []]);
    expect((await pictureOf(bo.userId, cy)).type).toBe("image/webp");
    await expect(pictureOf(bo.userId, eve)).rejects.toMatchObject({ code: "not_found" });
    await run(deleteTrip, ports, bo, { trip_id: tripId });
    expect(await seenBy(cy)).toEqual([]);
    await expect(pictureOf(bo.userId, cy)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is seen by the members of a group", async () => {
    const [bo, cy] = [await createPerson(database, "Bo"), await createPerson(database, "Cy")];
    await put(bo);
    const { trip_code } = (await run(createGroupTrip, ports, bo, { title: "Six" })).group_trip;
    await run(joinGroupTrip, ports, cy, { trip_code });
    expect(await seenBy(cy)).toEqual([bo.userId]);
  });

  it("counts in the quota of the account, where the one so far makes room", async () => {
    const bo = await createPerson(database, "Bo");
    const large = Buffer.concat([png(), Buffer.alloc(600_000)]);
    await storeQuota(sql, bo.userId, 1);
    await put(bo, large);
    await put(bo, large);
    await storeQuota(sql, bo.userId, 0);
    await expect(put(bo)).rejects.toMatchObject({ code: "quota_reached" });
    expect(await seenBy(bo)).toEqual([bo.userId]);
  });

  it("is no other file than a picture", async () => {
    await expect(put(ana, pdf)).rejects.toMatchObject({ code: "unsupported_media_type" });
  });

  it("goes with the account", async () => {
    const bo = await createPerson(database, "Bo");
    await put(bo);
    await addTripMember(database, await newTrip(bo), "editor");
    await run(deleteAccount, ports, bo, { email: bo.email });
    expect(await database.prisma.personPicture.count({ where: { userId: bo.userId } })).toBe(0);
  });
});

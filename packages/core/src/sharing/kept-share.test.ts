import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addTripMember, createPerson, now, portsOn, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { deleteActivity } from "../activities/delete-activity.ts";
import { updateDayNotes } from "../activities/update-day-notes.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { removeSegment } from "../bookings/remove-segment.ts";
import { updateSegment } from "../bookings/update-segment.ts";
import { deleteDocument } from "../documents/delete-document.ts";
import { setTripCover } from "../documents/set-trip-cover.ts";
import { removeMember } from "../members/remove-member.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { createShare } from "./create-share.ts";
import { openShare } from "./open-share.ts";
import { revokeShare } from "./revoke-share.ts";
import { updateShare } from "./update-share.ts";

const { database } = await setUp();

describe("the answer to a public link", () => {
  const anyone = { kind: "anonymous" } as const;

  async function shared(more: Omit<z.input<typeof createShare.input>, "trip_id"> = {}) {
    const { ports } = portsOn(database);
    const owner = await createPerson(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    const trip_id = trip.id;
    const { activity } = await run(addActivity, ports, owner, { trip_id, title: "Castle" });
    const { share } = await run(createShare, ports, owner, { trip_id, ...more });
    const open = () => run(openShare, ports, anyone, { token: share.token });
    return { ports, owner, trip_id, activity, share, open };
  }

  it("is presented once, and shared by those who ask at the same time", async () => {
    const { open } = await shared();
    const [first, second] = await Promise.all([open(), open()]);
    expect(second).toBe(first);
    expect(await open()).toBe(first);
  });

  it("is never that of another link", async () => {
    const { ports, owner, trip_id, open } = await shared();
    await run(updateDayNotes, ports, owner, { trip_id, day_number: 1, notes: "The key is under the mat" });
    const { share: open2 } = await run(createShare, ports, owner, { trip_id, show_day_notes: true });
    expect(JSON.stringify(await run(openShare, ports, anyone, { token: open2.token }))).toContain("under the mat");
    expect(JSON.stringify(await open())).not.toContain("under the mat");
  });

  it.each<[string, (it: Awaited<ReturnType<typeof shared>>) => Promise<unknown>, RegExp]>([
    [
      "a new name of the trip",
      ({ ports, owner, trip_id }) => run(updateTrip, ports, owner, { trip_id, title: "Our Lisbon" }),
      /Our Lisbon/,
    ],
    [
      "a new activity",
      ({ ports, owner, trip_id }) => run(addActivity, ports, owner, { trip_id, title: "Tower" }),
      /Castle.*Tower/,
    ],
    [
      "a removed activity",
      ({ ports, owner, trip_id, activity }) => run(deleteActivity, ports, owner, { trip_id, activity_id: activity.id }),
      /^(?!.*Castle)/,
    ],
    [
      "notes of a day",
      ({ ports, owner, trip_id }) =>
        run(updateDayNotes, ports, owner, { trip_id, day_number: 1, notes: "Bring an umbrella" }),
      /umbrella/,
    ],
    [
      "a new flight",
      ({ ports, owner, trip_id }) =>
        run(addSegment, ports, owner, { trip_id, kind: "flight", flight_number: "TP1351", start: "2027-05-03T09:40" }),
      /TP1351/,
    ],
  ])("shows %s at once", async (_, change, sight) => {
    const it = await shared({ show_day_notes: true, show_bookings: true });
    const before = await it.open();
    expect(JSON.stringify(before)).not.toMatch(sight.source.startsWith("^(?!") ? /Never there/ : sight);
    await change(it);
    const after = await it.open();
    expect(JSON.stringify(after)).toMatch(sight);
    expect(await it.open()).toBe(after);
  });

  it("follows a flight that is changed, removed, or leaves with its owner", async () => {
    const { ports, owner, trip_id, open } = await shared({ show_bookings: true });
    const rui = await addTripMember(database, trip_id, "editor");
    const flight = { trip_id, kind: "flight" as const, start: "2027-05-03T09:40" };
    const { segment } = await run(addSegment, ports, owner, { ...flight, flight_number: "TP1351" });
    await run(addSegment, ports, rui, { ...flight, flight_number: "LH1166" });
    const numbers = async () => (await open()).segments.map((it) => it.flight_number).sort();
    expect(await numbers()).toEqual(["LH1166", "TP1351"]);
    await run(updateSegment, ports, owner, { segment_id: segment.id, flight_number: "TP1352" });
    expect(await numbers()).toEqual(["LH1166", "TP1352"]);
    await run(removeMember, ports, owner, { trip_id, user_id: rui.userId });
    const left = await numbers();
    await run(removeSegment, ports, owner, { segment_id: segment.id });
    expect(await numbers()).toEqual(left.filter((it) => it !== "TP1352"));
  });

  it("hides again what the link no longer shows", async () => {
    const { ports, owner, trip_id, share, open } = await shared();
    await run(updateDayNotes, ports, owner, { trip_id, day_number: 1, notes: "The key is under the mat" });
    const seen = async () => JSON.stringify(await open()).includes("under the mat");
    const show = (show_day_notes: boolean) =>
      run(updateShare, ports, owner, { trip_id, share_id: share.id, show_day_notes });
    expect(await seen()).toBe(false);
    await show(true);
    expect(await seen()).toBe(true);
    await show(false);
    expect(await seen()).toBe(false);
  });

  it("says that there is a cover as long as there is one", async () => {
    const { ports, owner, trip_id, open } = await shared({ show_cover: true });
    const hasCover = async () => (await open()).has_cover;
    expect(await hasCover()).toBe(false);
    const id = crypto.randomUUID();
    await database.prisma.document.create({
      data: {
        ...{ id, tripId: trip_id, uploadedById: owner.userId, name: "Photo", kind: "photo", contentType: "image/webp" },
        ...{ bytes: 1, sha256: "", fileKey: `documents/${id}`, createdAt: now, updatedAt: now },
      },
    });
    await run(setTripCover, ports, owner, { trip_id, document_id: id });
    expect(await hasCover()).toBe(true);
    await run(deleteDocument, ports, owner, { trip_id, document_id: id });
    expect(await hasCover()).toBe(false);
  });

  it("ends with the link, and with the trip until it is restored", async () => {
    const { ports, owner, trip_id, share, open } = await shared();
    const first = await open();
    await run(deleteTrip, ports, owner, { trip_id });
    await expect(open()).rejects.toMatchObject({ code: "not_found" });
    await run(restoreFromTrash, ports, owner, { kind: "trip", id: trip_id });
    expect(await open()).toEqual(first);
    await run(revokeShare, ports, owner, { trip_id, share_id: share.id });
    await expect(open()).rejects.toMatchObject({ code: "not_found" });
  });
});

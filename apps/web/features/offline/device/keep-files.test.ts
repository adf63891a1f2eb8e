import { describe, expect, it } from "vitest";
import type { KeptFile } from "./database.ts";
import { planFiles, roomFor } from "./keep-files.ts";

const document = (id: string, size: number, updated_at = "monday") => ({ id, size, updated_at });
const held = (id: string, version = "monday"): KeptFile => ({ id, tripId: "any", version, size: 1 });
const names = (documents: readonly { id: string }[]) => documents.map((it) => it.id);

describe("files that are kept for offline use", () => {
  it("come from the nearest trip first, and the small ones of a trip before the large ones", () => {
    const near = [document("scan", 800), document("ticket", 20), document("map", 300)];
    const far = [document("note", 1)];
    expect(names(planFiles([near, far], [], 10_000).fetch)).toEqual(["ticket", "map", "scan", "note"]);
  });

  it("are left out when they do not fit, while smaller ones are kept", () => {
    const near = [document("scan", 800), document("ticket", 20)];
    const far = [document("voucher", 70), document("atlas", 90)];
    expect(names(planFiles([near, far], [], 100).fetch)).toEqual(["ticket", "voucher"]);
  });

  it("are fetched once, and again only when the server has changed them", () => {
    const documents = [document("same", 10), document("renamed", 20, "tuesday"), document("new", 30)];
    const plan = planFiles([documents], [held("same"), held("renamed")], 1_000);
    expect(names(plan.fetch)).toEqual(["renamed", "new"]);
    expect(plan.drop).toEqual([]);
  });

  it("are removed when the document is deleted, or when its trip is over or no longer accessible", () => {
    const plan = planFiles(
      [[document("ticket", 10)]],
      [held("ticket"), held("deleted"), held("of another trip")],
      1_000,
    );
    expect(plan).toEqual({ fetch: [], drop: ["deleted", "of another trip"] });
  });

  it("are replaced by those of a nearer trip", () => {
    const [near, far] = [[document("boarding pass", 60)], [document("hotel", 50), document("museum", 30)]];
    const plan = planFiles([near, far], [held("hotel"), held("museum")], 100);
    expect(names(plan.fetch)).toEqual(["boarding pass"]);
    expect(plan.drop).toEqual(["hotel"]);
  });
});

describe("the space for files", () => {
  it("is a fifth of the browser's quota, and at most a hundred megabytes", () => {
    expect(roomFor({ quota: 60_000_000 })).toBe(12_000_000);
    expect(roomFor({ quota: 60_000_000_000 })).toBe(100_000_000);
    // A browser that does not report its quota refuses what is too much.
    expect(roomFor({})).toBe(100_000_000);
  });
});

import { describe, expect, it } from "vitest";
import { keptBecause, takenBackWords, together } from "./taken-back.ts";

const edit = (summary: string) => ({ edit_id: summary, summary });
const trip = (taken: number) => ({
  trip_id: "t",
  title: "Lisbon",
  revision: 2,
  edit_id: null,
  taken_back: Array.from({ length: taken }, (_, index) => edit(`Change ${index}`)),
  kept: [],
  more: false,
});
const by = (...authors: (string | null)[]) => ({ because: authors.map((author) => ({ ...edit("Later"), author })) });

describe("what taking back says", () => {
  it("counts changes, and only the trips that have some", () => {
    expect(takenBackWords([trip(11), trip(1), trip(0)])).toBe("12 changes on 2 trips");
    expect(takenBackWords([trip(1)])).toBe("1 change on 1 trip");
    expect(takenBackWords([trip(0)])).toBeNull();
  });

  it("adds up what took several goes", () => {
    const other = { ...trip(2), trip_id: "other" };
    const last = { ...trip(1), kept: [{ ...edit("Mine"), because: [] }] };
    const all = together([trip(3), other], [last]);
    expect(takenBackWords(all)).toBe("6 changes on 2 trips");
    expect(all[0]?.kept).toHaveLength(1);
  });

  it("names everybody who built on what stays, once", () => {
    expect(keptBecause(by("Ana"))).toBe("Ana has changed it since");
    expect(keptBecause(by("Ana", "Rui", "Ana"))).toBe("Ana and Rui have changed it since");
    expect(keptBecause(by("Ana", "Rui", null))).toBe("Ana, Rui and somebody have changed it since");
    expect(keptBecause(by())).toBe("it does not fit any more");
  });
});

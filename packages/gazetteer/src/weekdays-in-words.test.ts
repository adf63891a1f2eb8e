import { describe, expect, it } from "vitest";
import type { PlaceRecord } from "./destination-schema.ts";
import { daysInWords, missingDays, withDaysInFields } from "./weekdays-in-words.ts";

const place = (fields: Partial<PlaceRecord>): PlaceRecord => ({
  ...{ id: "one", name: "One", category: "sight", tags: ["museum"], at: [1, 1], area: "Centre", fame: 1, minutes: 60 },
  setting: "indoor",
  ...fields,
});

describe("a sentence", () => {
  it.each([
    ["Closed Mondays.", "closed mon"],
    ["Shut on Sundays and Mondays; ring before you go.", "closed sun,mon"],
    ["Open every day but Tuesday.", "closed tue"],
    ["Closed Tuesday to Thursday.", "closed tue,wed,thu"],
    ["The tower is closed on Mondays.", "avoid mon"],
    ["Closed on Mondays in winter.", "avoid mon"],
    ["A night bazaar on Friday.", "best fri"],
    ["Farmers' market every Saturday under the plane trees.", "best sat"],
    ["A flea market on weekends.", "best sat,sun"],
    ["Live bands at weekends.", "best fri,sat"],
    ["The Sunday market fills the square.", "best sun"],
    ["Crowded at weekends.", "avoid sat,sun"],
    ["Packed on Fridays, quiet before ten.", "avoid fri"],
    ["Saturdays only.", "only sat"],
    ["Free on the first Sunday of the month.", ""],
    ["Named after Good Friday and Ruby Tuesday.", ""],
    ["Feijoada every day, not only Saturday.", ""],
    ["A fair from Thursday.", ""],
  ])("%s", (why, said) => {
    expect(
      daysInWords({ why })
        .found.map((it) => `${it.what} ${it.days.join(",")}`)
        .join("; "),
    ).toBe(said);
  });
});

describe("a record", () => {
  it.each([
    [{ why: "Closed Mondays." }, { closed: "mo" }],
    [{ why: "Closed Mondays.", hours: "daily 10:00-18:00" }, { hours: "daily 10:00-18:00; mo off" }],
    [{ why: "Jazz on Thursdays.", hours: "daily 18:00-24:00" }, { best_days: "th" }],
    [{ why: "Queues at weekends.", avoid_days: "we" }, { avoid_days: "we,sa,su" }],
    [{ name: "Flea Market", why: "Sundays only." }, { closed: "mo,tu,we,th,fr,sa" }],
  ] as const)("%j gets fields for its words", (fields, expected) => {
    const made = withDaysInFields(place(fields));
    expect(made).toMatchObject(expected);
    expect(missingDays(made)).toEqual([]);
  });

  it.each([
    { why: "Closed Mondays.", hours: "tu-su 10:00-18:00" },
    { why: "Late on Thursdays.", hours: "tu-su 10:00-18:00; th 10:00-21:00" },
    { why: "Market on Sunday.", best_days: "su" },
    { why: "A lovely square of cafés." },
  ] as const)("%j stays as it is", (fields) => {
    const record = place(fields);
    expect(withDaysInFields(record)).toBe(record);
  });
});

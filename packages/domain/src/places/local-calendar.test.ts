import { describe, expect, it } from "vitest";
import { fastsByDay, localTimesOn } from "./local-calendar.ts";

const on = (timezone: string, date: string) => localTimesOn(timezone, null, date).map((it) => it.id);

describe("what is different on a day", () => {
  it.each([
    ["Africa/Casablanca", "2027-02-25", ["ramadan"]],
    ["Africa/Casablanca", "2027-03-20", []],
    ["Europe/Istanbul", "2027-02-18", ["ramadan"]],
    ["Asia/Makassar", "2027-02-18", []],
    ["Asia/Jerusalem", "2027-05-07", ["shabbat"]],
    ["Asia/Jerusalem", "2027-05-09", []],
    ["Europe/Paris", "2027-07-14", ["national-07-14"]],
    ["Europe/Paris", "2027-05-01", ["workers-day"]],
    ["Europe/London", "2027-05-01", []],
    ["Europe/Rome", "2027-03-28", ["easter"]],
    ["Europe/Athens", "2027-05-02", ["easter"]],
    ["Europe/Athens", "2027-03-28", []],
    ["America/New_York", "2027-11-25", ["thanksgiving"]],
    ["Asia/Singapore", "2027-02-07", ["lunar-new-year"]],
    ["Asia/Tokyo", "2027-05-03", ["golden-week"]],
    ["Europe/Madrid", "2027-11-06", ["siesta"]],
    ["Europe/Lisbon", "2027-04-09", []],
  ])("in %s on %s: %j", (timezone, date, ids) => {
    expect(on(timezone, date)).toEqual(ids);
  });

  it("says until when Ramadan lasts, and when the sun sets", () => {
    const marrakech = { lat: 31.63, lng: -7.99 };
    const [ramadan] = localTimesOn("Africa/Casablanca", marrakech, "2027-02-25");
    expect(ramadan?.says.text).toMatch(/until about 8 March: .*sunset \(about 18:\d\d\)/);
    expect(fastsByDay("Africa/Casablanca", "2027-02-25")).toBe(true);
    expect(fastsByDay("Europe/Istanbul", "2027-02-25")).toBe(false);
  });
});

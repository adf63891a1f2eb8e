import { describe, expect, it } from "vitest";
import type { WaterFile } from "../places/water-file.ts";
import { type Cover, coverPath, SEEDS, seedOf } from "./cover-address.ts";
import { coverKinds, coverOfPath, coverShapes } from "./cover-of-path.ts";
import { drawCover } from "./draw-cover.ts";

const lisbon = { lat: 38.7139, lng: -9.1394 };
/** Water south of Lisbon, with an island. */
const river = [
  [0, 0, 4000, 0, 0, 600, -4000, 0],
  [1800, 480, 100, 0, 0, 60, -100, 0],
];
const part = { box: [-9.3394, 38.6539, -8.9394, 38.7739], step: 1e-4, water: [river] } as const;
const water: WaterFile = { near: part, far: part };
const known = Array.from({ length: 40 }, (_, index) => [-9.1394 + (index % 8) / 400, 38.7139 + index / 3000] as const);
const cover = (over: Partial<Cover>): Cover => ({ shape: "card", kind: "trip", at: lisbon, seed: 3, ...over });

describe("the address of a cover", () => {
  it("says everything that is drawn, and is read back", () => {
    for (const shape of coverShapes)
      for (const kind of coverKinds)
        for (const at of [lisbon, { lat: -33.9, lng: 179.9996 }, { lat: 0, lng: 0 }, null]) {
          const read = coverOfPath(coverPath({ shape, kind, at, seed: 63 }));
          expect(read).toMatchObject({ shape, kind, seed: 63 });
          expect(read?.at === null).toBe(at === null);
          if (read?.at && at) expect(Math.abs(read.at.lat - at.lat)).toBeLessThan(0.006);
          expect(read && coverPath(read)).toBe(coverPath({ shape, kind, at, seed: 63 }));
        }
  });

  it("tells the position of a trip to a kilometre and of a place to a hundred metres", () => {
    expect(coverPath(cover({}))).toBe("/covers/2/card/trip/38.71,-9.14/3.svg");
    expect(coverPath(cover({ kind: "food", shape: "thumb" }))).toBe("/covers/2/thumb/food/38.714,-9.139/3.svg");
    expect(coverPath(cover({ at: { lat: -0.001, lng: 0 } }))).toContain("/0,0/");
  });

  it.each([
    "/covers/2/card/trip/38.71,-9.14/64.svg",
    "/covers/2/card/trip/98.71,-9.14/3.svg",
    "/covers/2/card/trip/38.71,-190/3.svg",
    "/covers/2/card/trip/38.71234,-9.14/3.svg",
    "/covers/2/card/castle/38.71,-9.14/3.svg",
    "/covers/2/poster/trip/38.71,-9.14/3.svg",
    "/covers/2/card/trip/NaN,-9.14/3.svg",
    "/covers/2/card/trip/../3.svg",
    "/covers/2/card/trip/38.71,-9.14/3.svg/more",
    "/covers/",
  ])("%s is none", (path) => {
    expect(coverOfPath(path)).toBeNull();
  });

  it("gives one name one colour, however it is written, and different names different ones", () => {
    expect(seedOf("São Paulo")).toBe(seedOf("sao paulo "));
    const seeds = ["Lisbon", "Paris", "Tokyo", "Rome", "Oslo", "Lima", "Cairo", "Quito", "", "東京"].map(seedOf);
    expect(new Set(seeds).size).toBeGreaterThan(6);
    for (const seed of seeds) expect(seed).toBeLessThan(SEEDS);
  });
});

describe("a cover", () => {
  it("is the same each time, small, and loads and runs nothing", () => {
    for (const shape of coverShapes)
      for (const kind of coverKinds)
        for (const at of [lisbon, null]) {
          const svg = drawCover(cover({ shape, kind, at }), water, known);
          expect(svg).toBe(drawCover(cover({ shape, kind, at }), water, known));
          expect(svg.length).toBeLessThan(20_000);
          expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
          expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<text|<image|\bon[a-z]+=|url\((?!#)|href="(?!#)/);
        }
  });

  it("shows water and names where it is from", () => {
    const svg = drawCover(cover({}), water, known);
    expect(svg).toContain('id="s0"');
    expect(svg).toContain("© OpenStreetMap contributors");
  });

  it("draws waters that lie over each other one by one, because together they would be land", () => {
    const twice: WaterFile = { near: { ...part, water: [river, river] }, far: { ...part, water: [river, river] } };
    const svg = drawCover(cover({}), twice, known);
    expect([svg.includes('id="s1"'), svg.includes('id="s2"')]).toEqual([true, false]);
    expect(drawCover(cover({}), water, known)).not.toContain('id="s1"');
  });

  it("joins what is known by lines where there is no water", () => {
    const svg = drawCover(cover({}), null, known);
    expect(svg).not.toContain('id="s0"');
    expect(svg).not.toContain("OpenStreetMap");
    expect(svg).toMatch(/<path d="M320 180L/);
  });

  it("has a drawing where nothing at all is known", () => {
    expect(drawCover(cover({}), null, [])).toContain("<circle");
    expect(drawCover(cover({ at: null }), null, [])).toContain("--dune-4");
    expect(drawCover(cover({ at: null, seed: 1 }), null, [])).not.toBe(
      drawCover(cover({ at: null, seed: 2 }), null, []),
    );
  });

  it("marks a place by its kind, and a trip by a point", () => {
    const drawings = coverKinds.map((kind) => drawCover(cover({ kind }), water, known));
    expect(new Set(drawings).size).toBe(coverKinds.length - 1);
    expect(drawings[0]).toBe(drawings[1]);
  });

  it("has colours for both themes", () => {
    expect(drawCover(cover({}), water, known)).toMatch(/svg\{--land:oklch.*@media\(prefers-color-scheme:dark\)\{svg\{/);
  });
});

import type { FoundPlace } from "@caravan/domain/board/found-place";
import { describe, expect, it } from "vitest";
import * as pages from "../../test/html-pages.ts";
import { readPage } from "./read-page.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (html: string | Uint8Array, contentType = "text/html; charset=utf-8") => {
  const body = typeof html === "string" ? bytes(html) : html;
  const reading = readPage({ url: "https://www.example-guide.com/places/1", contentType, body });
  if (!reading) throw new Error("it is not taken for a page");
  return reading;
};
const unsaid: Omit<FoundPlace, "name" | "confidence"> = {
  city: null,
  neighborhood: null,
  category: null,
  blurb: null,
  placeId: null,
  lat: null,
  lng: null,
  pictureUrl: null,
};
const tower: FoundPlace = {
  ...unsaid,
  name: "Lantern Tower",
  city: "Lisbon",
  category: "sight",
  blurb: "A tower by the river & its gardens.",
  confidence: "high",
  lat: 38.692,
  lng: -9.2161,
  pictureUrl: "https://www.example-guide.com/lantern.jpg",
};

describe("structured data", () => {
  it("gives a place with all its fields", () => {
    expect(read(pages.attraction).places).toEqual([tower]);
  });

  it("is searched for the main entity, ignoring publishers, authors and breadcrumbs", () => {
    expect(read(pages.graph).places).toEqual([
      {
        ...unsaid,
        name: "Café of the Quay",
        city: "Porto",
        category: "food",
        confidence: "medium",
        pictureUrl: "https://pictures.example.com/quay.webp",
      },
    ]);
  });

  it("gives the places of a list in order, each once, without other entries", () => {
    expect(read(pages.list).places).toEqual([
      tower,
      { ...unsaid, name: "Hotel of the Quay", category: "stay", confidence: "medium" },
      { ...unsaid, name: "Old Lock Market", confidence: "low" },
    ]);
  });

  it("gives the place of an event", () => {
    expect(read(pages.event).places).toEqual([
      {
        ...unsaid,
        name: "Hall of the Quay",
        city: "Lisbon",
        category: "activity",
        blurb: "Night of Guitars: Until late.",
        confidence: "high",
        lat: 38.71,
        lng: -9.14,
        pictureUrl: "https://example.com/guitars.png",
      },
    ]);
  });

  it("gives the stops of a trip; everything with coordinates is a place", () => {
    expect(read(pages.trip).places.map((it) => [it.name, it.category])).toEqual([
      ["Quay Gardens", "nature"],
      ["A salon", null],
    ]);
  });

  it("may be microdata", () => {
    expect(read(pages.microdata).places).toEqual([
      {
        ...unsaid,
        name: "Quay Inn",
        city: "Porto",
        category: "stay",
        blurb: "Six rooms – all quiet.",
        confidence: "high",
        lat: 41.14,
        lng: -8.61,
        pictureUrl: "https://www.example-guide.com/places/inn.jpg",
      },
    ]);
  });

  it("may be the whole response", () => {
    const text = JSON.stringify({ "@type": "Beach", name: "Quay Beach" });
    for (const type of ["application/ld+json", "application/json; charset=utf-8", "text/plain"])
      expect(read(text, type).places).toMatchObject([{ name: "Quay Beach", category: "nature" }]);
  });

  it("that is malformed is ignored, and the rest is read", () => {
    const scripts = (...texts: string[]) =>
      texts.map((it) => `<script type="application/ld+json">${it}</script>`).join("");
    const good = `{"@type":"Museum","name":"House of
      Boats","description":"Two\tlines"}`;
    expect(
      read(scripts(`{"@type":"Museum","name":"Half`, `<!-- ${good} -->`, "[[", "null", "7", "")).places,
    ).toMatchObject([{ name: "House of Boats", blurb: "Two lines" }]);
  });

  it.each<[string, unknown]>([
    ["no name", { "@type": "Museum", description: "x" }],
    ["a name of nothing", { "@type": "Museum", name: " \u202e \u0000 " }],
    ["a name that is an object of its own making", { "@type": "Museum", name: { name: { name: "x" } } }],
    ["a prototype", JSON.parse('{"__proto__":{"@type":"Museum","name":"x"}}')],
    ["a type that is no text", { "@type": { a: 1 }, name: "x" }],
  ])("with %s is not a place", (_, data) => {
    expect(read(pages.page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).places).toEqual([]);
  });

  it("has valid coordinates or none, and web addresses of pictures or none", () => {
    const odd = (more: object) =>
      read(JSON.stringify({ "@type": "Museum", name: "x", ...more }), "application/ld+json").places[0];
    for (const [latitude, longitude] of [
      [91, 1],
      [0, 0],
      ["north", 1],
      [{}, 1],
      [1, null],
      ["1e999", 1],
    ])
      expect(odd({ geo: { latitude, longitude } })).toMatchObject({ lat: null, lng: null, confidence: "medium" });
    for (const image of [
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "file:///etc/passwd",
      "ftp://a.example/b",
      "http://u:p@a.example/x.png",
      7,
      {},
    ])
      expect(odd({ image })).toMatchObject({ pictureUrl: null });
  });

  it("is used as text only: without tags, invisible characters and excess length", () => {
    const [place] = read(
      JSON.stringify({
        "@type": "Museum",
        name: `<img src=x onerror=alert(1)>House &lt;script&gt;alert(2)&lt;/script&gt;of\u202e Boats\u0007 ${"x".repeat(9000)}`,
        description: `&amp;lt;b&amp;gt;Old&amp;lt;/b&amp;gt; <style>p{}</style>boats ${"y ".repeat(9000)}`,
        address: { addressLocality: "z".repeat(500) },
      }),
      "application/ld+json",
    ).places;
    expect(place?.name).toMatch(/^House of Boats x+…$/);
    expect(place?.name.length).toBeLessThanOrEqual(255);
    expect(place?.blurb).toMatch(/^b Old \/b boats (?:y )+y…$/);
    expect(place?.blurb?.length).toBeLessThanOrEqual(500);
    expect(place?.city?.length).toBeLessThanOrEqual(120);
    expect(JSON.stringify(place)).not.toMatch(/[<>\u202e]|\\u0007|alert\(1/);
  });

  it("gives at most twenty places", () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ "@type": "Park", name: `Park ${index}` }));
    expect(read(JSON.stringify(many), "application/ld+json").places).toHaveLength(20);
  });
});

describe("a page without structured data", () => {
  it("uses its social media tags, without the name of the site", () => {
    expect(read(pages.card).itself).toEqual({
      ...unsaid,
      name: "Garden of the Quay",
      blurb: "Lemons & shade.",
      confidence: "medium",
      lat: 38.7,
      lng: -9.18,
      pictureUrl: "https://www.example-guide.com/garden.jpg",
    });
  });

  it("may have coordinates in the way of encyclopaedias", () => {
    expect(read(pages.encyclopaedia).itself).toMatchObject({ lat: 38.6916, lng: -9.216 });
  });

  it("uses its title otherwise, up to the first bar", () => {
    expect(read(pages.bare).itself).toMatchObject({ name: "Old Lock Market", confidence: "low" });
  });

  it.each([
    ["Lantern Tower – example-guide.com", "Lantern Tower"],
    ["Example Guide: Lantern Tower", "Lantern Tower"],
    ["Lantern Tower · EXAMPLE GUIDE", "Lantern Tower"],
    ["Bar - Grill - Example-Guide", "Bar - Grill"],
    ["Example Guide", "Example Guide"],
  ])("%s is %s", (title, name) => {
    expect(read(pages.page(`<title>${title}</title>`)).itself?.name).toBe(name);
  });

  it.each(["Just a moment...", "Access Denied", "404 Not Found", "Home", "Log in", "   ", "Are you a robot?"])(
    "gives nothing when its title is %s",
    (title) => {
      expect(read(pages.page(`<title>${title}</title>`)).itself).toBeNull();
    },
  );

  it("gives its headings with their numbers and the text below", () => {
    expect(read(pages.story).headings).toEqual([
      { text: "Before you go", number: null, blurb: "Bring shoes." },
      { text: "Old Lock Market", number: 1, blurb: "Fish & bread." },
      { text: "Quay Gardens", number: 2, blurb: "Shade." },
      { text: "Hall of the Quay", number: 3, blurb: null },
      { text: "5-star hotels", number: null, blurb: null },
    ]);
    expect(read(pages.story).itself).toMatchObject({ confidence: "low" });
  });

  it.each(["application/pdf", "image/png", "video/mp4", "application/octet-stream", "", "text/css"])(
    "is not read as %s",
    (contentType) => {
      expect(readPage({ url: "https://example.com/", contentType, body: bytes(pages.attraction) })).toBeNull();
    },
  );
});

describe("character encodings", () => {
  const title = (charset: string) => `<meta charset=${charset}><title>Café</title>`;
  const latin = (text: string) => Buffer.from(text, "latin1");
  it.each<[string, Uint8Array, string]>([
    ["UTF-8 unless somebody says otherwise", bytes("<title>Café</title>"), "text/html"],
    ["by the header", latin("<title>Café</title>"), "text/html; charset=ISO-8859-1"],
    ["by the page", latin(title("windows-1252")), "text/html"],
    [
      "by the page's older way",
      latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15"><title>Café</title>'),
      "text/html",
    ],
    [
      "by a byte order mark before all else",
      Buffer.from("\ufeff<title>Café</title>", "utf16le"),
      "text/html; charset=ascii",
    ],
    ["UTF-8 where the name means nothing", bytes(title("klingon")), 'text/html; charset="x-unknown"'],
    ["UTF-8 where a page cannot be what it says", bytes(title("utf-16")), "text/html"],
  ])("%s", (_, body, type) => {
    expect(read(body, type).itself?.name).toBe("Café");
  });
});

describe("hostile pages", () => {
  const ld = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const endings: [string, string][] = [
    ["100,000 nested tags", "<div>".repeat(100_000)],
    ["nested tags of all kinds", "<table><tr><td><b><form><svg><p>".repeat(60_000)],
    ["closing tags of nothing", "<b>".repeat(100_000) + "</i>".repeat(100_000)],
    ["an attribute of two megabytes", `<a class="${"x ".repeat(1_000_000)}">`],
    ["250,000 attributes", `<a ${Array.from({ length: 250_000 }, (_, index) => `a${index}=1`).join(" ")}>`],
    ["nested items", '<div itemscope itemprop="a">'.repeat(70_000)],
    ["values within values", `<div itemscope>${'<b itemprop="a">x'.repeat(100_000)}`],
    ["50,000 items", '<i itemscope itemprop="name"></i>'.repeat(50_000)],
    ["zeroes", "\0".repeat(2_000_000)],
    ["angle brackets", "<".repeat(2_000_000)],
    ["ampersands", `<title>${"&".repeat(2_000_000)}`],
    ["comments without an end", "<!--".repeat(500_000)],
    ["a script without an end", `<script type="application/ld+json">${"</scrip".repeat(250_000)}`],
    ["arrays in arrays", ld("[".repeat(1_000_000) + "]".repeat(1_000_000))],
    ["objects in objects", ld(`${'{"@graph":'.repeat(180_000)}1${"}".repeat(180_000)}`)],
    ["45,000 scripts", ld("{}").repeat(43_000)],
    ["two megabytes of nodes", ld(`[${'{"@type":"Thing","name":"a"},'.repeat(65_000)}1]`)],
  ];

  // A reader in quadratic time would take minutes at this size, longer than the test's time limit.
  it.each(endings)("%s: the part before it is read, in time", (_, ending) => {
    const html = `<title>Lantern Tower</title>${ending}`;
    expect(read(html).itself?.name).toBe("Lantern Tower");
  });

  it("may not be text at all", () => {
    const noise = Uint8Array.from({ length: 500_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256);
    for (const type of ["text/html", "text/html; charset=utf-16", "text/html; charset=gb18030", "application/json"])
      expect(read(noise, type).places).toEqual([]);
  });
});

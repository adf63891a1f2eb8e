import { afterEach, expect, test, vi } from "vitest";
import { GET as chooseFormats } from "./app/formats/[choice]/route.ts";
import { GET } from "./app/language/[to]/route.ts";
import { chosenFormats, formatsCookieOf, languageOf, readerOf } from "./request-language.ts";

const all = ["en", "de", "es", "fr", "ja"] as const;
const asking = (accept: string, cookie = "") => ({ headers: { "accept-language": accept, cookie } });

afterEach(() => vi.unstubAllEnvs());

test("the chosen language counts before the browser's, and the browser's before the first", () => {
  expect(languageOf(asking("fr", "a=b; caravan-language=de"), all)).toBe("de");
  expect(languageOf(asking("pt, fr-CA;q=0.8"), all)).toBe("fr");
  expect(languageOf(asking("pt"), all)).toBe("en");
  expect(languageOf(asking("pt"), ["ja", "en"])).toBe("ja");
});

test("a language that is not offered counts neither as chosen nor as asked for", () => {
  expect(languageOf(asking("de", "caravan-language=fr"), ["en"])).toBe("en");
  expect(languageOf(asking("de, es;q=0.5", "caravan-language=fr"), ["en", "es"])).toBe("es");
});

const choose = (to: string) =>
  GET(new Request(`http://localhost/language/${to}`, { headers: { referer: "http://localhost/help?a=b" } }), {
    params: Promise.resolve({ to }),
  });

test("choosing an offered language leads back with a cookie; another is not found", async () => {
  vi.stubEnv("CARAVAN_LANGUAGES", "en,de");
  const chosen = await choose("de");
  expect(chosen.status).toBe(303);
  expect(chosen.headers.get("location")).toBe("/help?a=b");
  expect(chosen.headers.get("set-cookie")).toContain("caravan-language=de;");
  for (const to of ["fr", "pt", "en,de"]) {
    const refused = await choose(to);
    expect(refused.status).toBe(404);
    expect(refused.headers.get("set-cookie")).toBeNull();
  }
});

test("clock and units follow the region that the browser asks for, and what was chosen comes first", () => {
  const american = { clock: "12", week: "sunday", distance: "mi", temperature: "f" };
  expect(readerOf(asking("en-US"), all)).toEqual({ language: "en", formats: american });
  const chosen = formatsCookieOf({ clock: "24", week: "saturday" });
  expect(readerOf(asking("en-US", chosen), all).formats).toEqual({ ...american, clock: "24", week: "saturday" });
  expect(readerOf(asking("de"), all).formats).toMatchObject({ clock: "24", week: "monday", distance: "km" });
  expect(chosenFormats(asking("", "caravan-formats=13.friday.-.f"))).toEqual({ temperature: "f" });
});

test("what a program with a key reads does not depend on a region", () => {
  const { headers } = asking("en-US", formatsCookieOf({ clock: "12" }));
  expect(readerOf({ headers: { ...headers, authorization: "Bearer x" } }, all).formats).toMatchObject({ clock: "24" });
});

test("a visitor's choice leads back and keeps what was chosen before", async () => {
  const headers = { referer: "http://localhost/help", cookie: formatsCookieOf({ clock: "12" }) };
  const choose = (choice: string) =>
    chooseFormats(new Request(`http://localhost/formats/${choice}`, { headers }), {
      params: Promise.resolve({ choice }),
    });
  const chosen = await choose("imperial");
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/help"]);
  expect(chosen.headers.get("set-cookie")).toContain(
    formatsCookieOf({ clock: "12", distance: "mi", temperature: "f" }),
  );
  expect((await choose("constructor")).status).toBe(404);
});

import { isReasonForWish, reasonForWish } from "@caravan/domain/planning/reasons";
import { isRideBy, rideTitle } from "@caravan/domain/planning/ride";
import { setWording } from "@caravan/domain/words/worded";
import { type Language, languages } from "@caravan/languages/language";
import { readerIn } from "@caravan/languages/reader";
import { afterEach, expect, test } from "vitest";
import { wordingIn } from "./word.ts";

let language: Language = "en";
setWording(wordingIn(() => readerIn(language)));
afterEach(() => {
  language = "en";
});

test("what a plan says is in the language of whoever asks", () => {
  expect(rideTitle("car", "Sintra", false)).toBe("Drive to Sintra");
  language = "de";
  expect(rideTitle("car", "Sintra", false)).toBe("Autofahrt bis Sintra");
  language = "ja";
  expect(rideTitle("train", "Sintra", true)).toBe("電車でSintraに戻る");
});

test.each(languages)("a plan that was made in %s is understood in every language", (made) => {
  language = made;
  const [drive, train, reason] = [
    rideTitle("car", "Sintra", false),
    rideTitle("train", "Lisboa", true),
    reasonForWish("tiles"),
  ];
  for (const reader of languages) {
    language = reader;
    expect([isRideBy("car", drive), isRideBy("train", drive), isRideBy("train", train)]).toEqual([true, false, true]);
    expect([isReasonForWish(reason, "tiles"), isReasonForWish(reason, "trams")]).toEqual([true, false]);
  }
});

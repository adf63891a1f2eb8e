import {
  dayOf,
  listed,
  moneyOf,
  namesOf,
  said,
  sentenceFrom,
  sentenceOf,
  uncapitalized,
  verbatim,
} from "@caravan/domain/words/sentence";
import { describe, expect, it } from "vitest";
import { word } from "./word.ts";

describe("a sentence of the server", () => {
  const moved = said`Moved "${"Louvre"}" to ${dayOf("2030-05-04")}`;

  it("is worded in the language of its reader, with its values", () => {
    expect(word(moved, "en")).toBe('Moved "Louvre" to Sat 4 May');
    expect(word(moved, "de")).toBe("„Louvre“ auf Sa, 4. Mai verschoben");
    expect(word(moved, "ja")).toBe("「Louvre」を5月4日(土)に移しました");
    expect(word(said`Added the expense "${"Taxi"}" of ${moneyOf("1234.5", "EUR")}`, "fr")).toMatch(
      /^Dépense «\u00a0Taxi\u00a0» de 1\s234,50\s€ ajoutée$/,
    );
  });

  it("holds other sentences and lists", () => {
    const titles = listed(["Louvre", "Orsay", "Rodin", "Marmottan", "Cluny"], 3);
    expect(word(said`Set ${titles} aside`, "en")).toBe("Set Louvre, Orsay, Rodin and 2 more aside");
    expect(word(said`Set ${titles} aside`, "es")).toBe("Apartar Louvre, Orsay, Rodin y 2 más");
    const both = sentenceOf([uncapitalized(said`Move ${"Louvre"} to ${"14:30"}`), said`set ${"Orsay"} aside`]);
    expect(word(both, "en")).toBe("Move Louvre to 14:30 and set Orsay aside");
    expect(word(both, "fr")).toBe("Déplacer Louvre\u00a0: 14:30 et mettre Orsay de côté");
  });

  it("calls people by their titles where the language has them, and things by their names", () => {
    const suits = said`${"Rome"} suits ${namesOf(["Ana", "Ben", "Cy", "Dee"], 2)}.`;
    expect(word(suits, "ja")).toMatch(/AnaさんとBenさん|Anaさん、Benさん/);
    expect(word(suits, "ja")).not.toContain("Romeさん");
    expect(word(suits, "de")).not.toContain("さん");
    expect(word(said`Set ${listed(["Louvre", "Orsay"], 3)} aside`, "ja")).not.toContain("さん");
  });

  it("survives its store; what has no words stays as it was written", () => {
    const { text, ...words } = JSON.parse(JSON.stringify(moved));
    expect(word(sentenceFrom(text, words), "de")).toBe(word(moved, "de"));
    expect(word(sentenceFrom("A slower Saturday", null), "de")).toBe("A slower Saturday");
    expect(word(verbatim("A slower {0} Saturday"), "de")).toBe("A slower {0} Saturday");
  });

  it("is English where a catalogue lacks it", () => {
    expect(word({ code: "Once said of {0}.", values: ["Louvre"], text: "Once said of Louvre." }, "de")).toBe(
      "Once said of Louvre.",
    );
  });
});

import { fahrenheitOf } from "@caravan/languages/measures";
import { currentFormats, texts } from "@caravan/languages/texts";
import { formatRange } from "./format.ts";
import type en from "./messages/format/en.ts";

const t = texts<typeof en>("ui/format");

/** "12–17 °C", "-4 to 0 °C", or what it is in Fahrenheit. Apart from `format.ts`, because most pages have no weather. */
export function formatTemperatures(low: number, high: number): string {
  const isFahrenheit = currentFormats().temperature === "f";
  const [from = "", to = ""] = [low, high].map((it) => String(Math.round(isFahrenheit ? fahrenheitOf(it) : it) + 0));
  const isBelow = `${from}${to}`.includes("-");
  const both = from === to ? from : isBelow ? t("degrees.below", { from, to }) : formatRange(from, to);
  return `${both} °${isFahrenheit ? "F" : "C"}`;
}

import { at, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { address, type Stay, stayed, stays } from "../facts/stays.ts";
import { type Layout, layout, lines } from "../types.ts";

/** An agency's voucher for a round trip: several houses in one mail. */
const voucher = (
  code: string,
  who: readonly Person[],
  houses: readonly (readonly [Stay, string, string, string])[],
) => ({
  language: "en",
  text: lines(
    `HOTEL VOUCHERS     File ${code}`,
    `Guests: ${who.map(fullName).join(" / ")}`,
    "",
    ...houses.map(([stay, from, until, number], index) =>
      lines(
        `${index + 1}. ${stay.name.toUpperCase()}`,
        `   ${address(stay)}   T ${stay.phone}`,
        `   In ${say(from, "dd MMM yyyy")}   Out ${say(until, "dd MMM yyyy")}   1 x double room, bed & breakfast`,
        `   Hotel confirmation: ${number}`,
      ),
    ),
    "Please present this voucher on arrival. Emergency line +44 20 7946 0999.",
  ),
  segments: houses.map(([stay, from, until, number]) => stayed(stay, from, until, number, who)),
});

const inn = (code: string, who: Person, from: string, until: string) => ({
  language: "ja",
  text: lines(
    "ご予約ありがとうございます。",
    `予約番号：${code}`,
    `宿泊者名：${fullName(who)} 様`,
    `宿名：${stays.kyoto.name}`,
    `住所：${address(stays.kyoto)}`,
    `チェックイン：${say(from, "yyyy年M月d日(J)")} 15:00`,
    `チェックアウト：${say(until, "yyyy年M月d日(J)")} 10:00`,
    "大人2名 和室10畳 夕食・朝食付き",
    `電話：${stays.kyoto.phone}`,
  ),
  segments: [stayed(stays.kyoto, at(from, "15:00"), at(until, "10:00"), code, [who])],
});

export const layouts: readonly Layout[] = [
  layout("hotel-vouchers", "hotel", () => [
    voucher(
      "T-7741",
      [people.emily, people.james],
      [
        [stays.rome, "2027-10-03", "2027-10-06", "88219004"],
        [stays.florence, "2027-10-06", "2027-10-09", "FI30277"],
      ],
    ),
    voucher(
      "T-8102",
      [people.james],
      [
        [stays.paris, "2027-09-13", "2027-09-15", "4407721"],
        [stays.berlin, "2027-09-15", "2027-09-18", "BLN-51077"],
        [stays.vienna, "2027-09-18", "2027-09-20", "77300218"],
      ],
    ),
  ]),
  layout("hotel-japanese", "hotel", () => [
    inn("KR8824107", people.yuki, "2027-04-03", "2027-04-05"),
    inn("KR8830562", people.martin, "2027-03-31", "2027-04-02"),
  ]),
];

export default layouts;

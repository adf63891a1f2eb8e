import { texts } from "@caravan/languages/texts";
import { formatMoney, formatRange } from "./format.ts";
import type en from "./messages/format/en.ts";

const t = texts<typeof en>("ui/format");

export interface MoneyRange {
  readonly min: number;
  /** Null: no upper end. */
  readonly max: number | null;
}

/** "€400–€600", "from €400", "up to €600", "any amount". Apart from `format.ts`, because most pages need none. */
export function formatMoneyRange({ min, max }: MoneyRange, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency);
  if (max === null) return min === 0 ? t("money.any") : t("money.from", { money: money(min) });
  return min === 0 && max > 0 ? t("money.upTo", { money: money(max) }) : formatRange(money(min), money(max));
}

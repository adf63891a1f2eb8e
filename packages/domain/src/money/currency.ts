/**
 * How many decimals a currency has, by ISO 4217. Written here and not asked of Intl: what that says is how a currency is
 * usually shown, it differs between browsers and servers, and money has to be divided alike on both.
 */
const decimals: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
};

const known = new Map(
  Object.entries(decimals).flatMap(([count, codes]) => codes.split(" ").map((code) => [code, Number(count)] as const)),
);

/** 0, 2 or 3; two for all that are not listed. The units of account with four (CLF, UYW) are nothing that anybody pays with. */
export function decimalsOf(currency: string): number {
  return known.get(currency) ?? 2;
}

/**
 * Decimals of currencies by ISO 4217. Not from Intl, which differs between browsers and servers, and money must be
 * divided in the same way on both.
 */
const decimals: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
};

const known = new Map(
  Object.entries(decimals).flatMap(([count, codes]) => codes.split(" ").map((code) => [code, Number(count)] as const)),
);

/** 0, 2 or 3; 2 when not listed. Units of account with four (CLF, UYW) are not used for payments. */
export function decimalsOf(currency: string): number {
  return known.get(currency) ?? 2;
}

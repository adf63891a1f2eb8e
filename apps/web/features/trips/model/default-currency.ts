/** A currency that everybody can change, where nothing else is known. */
const LAST_RESORT = "EUR";

interface Known {
  /** Of the trip that the money belongs to. */
  readonly trip?: string | null | undefined;
  /** Of the person's newest trip. */
  readonly own?: string | null | undefined;
  readonly destination?: string | null | undefined;
}

/** The currency that a form for money starts with: the trip's, else the person's, else the destination's. */
export const currencyToStartWith = ({ trip, own, destination }: Known): string =>
  trip ?? own ?? destination ?? LAST_RESORT;

/** What may leave of a position. A tenth of a degree is about eleven kilometres: the town, and nothing exact. */
export function townPoint({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  const rounded = (degrees: number) => Math.round(degrees * 10) / 10 + 0;
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** Reads WGS 84 degrees from numbers or text. Null when invalid, and for 0, 0, which stands for a missing position. */
export function parseCoordinates(lat: unknown, lng: unknown): { readonly lat: number; readonly lng: number } | null {
  const [north, east] = [degrees(lat, 90), degrees(lng, 180)];
  return north === null || east === null || (north === 0 && east === 0) ? null : { lat: north, lng: east };
}

function degrees(written: unknown, limit: number): number | null {
  const text = typeof written === "number" ? String(written) : written;
  // A decimal comma is accepted.
  if (typeof text !== "string" || !/^\s*[-+]?\d{1,3}(?:[.,]\d{1,20})?\s*$/.test(text)) return null;
  const value = Number(text.replace(",", "."));
  return Math.abs(value) <= limit ? value : null;
}

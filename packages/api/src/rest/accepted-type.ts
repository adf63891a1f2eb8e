/** Whether the caller accepts this media type explicitly and does not prefer JSON. */
export function acceptsRather(type: string, accept: string | undefined): boolean {
  return accept !== undefined && weight(accept, type) > 0 && weight(accept, type) >= weight(accept, "application/json");
}

function weight(accept: string, type: string): number {
  const ranges = accept.split(",").map((it) =>
    it
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const range = ranges.find(([name]) => name === type);
  if (!range) return 0;
  const quality = range.find((it) => it.startsWith("q="));
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
}

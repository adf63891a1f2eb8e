/** A drawing of ours as PNG; its pixels are made outside the main thread. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  // Fifteen megabytes of code that many processes never need.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

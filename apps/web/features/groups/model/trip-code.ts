/** How the code of a group trip is written: without I, O, 0 and 1, which look alike. */
const body = /^[A-HJ-NP-Z2-9]{8}$/;

/**
 * The code in what somebody typed or pasted, or null. Capitals, spaces and dashes do not matter, and the whole address of
 * the link will do.
 */
export function readTripCode(text: string): string | null {
  const plain = (codeInAddress(text) ?? text).toUpperCase().replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  return body.test(plain) ? plain : null;
}

/** The code in a segment of an address as the browser writes it; null for what is none. */
export function codeInPath(segment: string): string | null {
  try {
    return readTripCode(decodeURIComponent(segment));
  } catch {
    // A stray percent sign.
    return null;
  }
}

function codeInAddress(text: string): string | null {
  return /\/(?:join|groups)\/([^/?#\s]+)/.exec(text)?.[1] ?? null;
}

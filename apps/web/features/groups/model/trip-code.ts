/** The characters of a group trip's code: without I, O, 0 and 1, which look alike. */
const body = /^[A-HJ-NP-Z2-9]{8}$/;

/**
 * The code in a typed or pasted text, or null. Case, spaces and dashes do not matter, and the whole address of the link
 * is accepted.
 */
export function readTripCode(text: string): string | null {
  const plain = (codeInAddress(text) ?? text).toUpperCase().replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  return body.test(plain) ? plain : null;
}

/** The code in a segment of an address as the browser writes it; null when it is not a code. */
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

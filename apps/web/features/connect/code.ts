/** The characters of an agent's code: without I, O, 0 and 1, which look alike. */
const body = /^[A-HJ-NP-Z2-9]{4}$/;

/**
 * The code in a typed or pasted text, as the agent shows it (`CVN-7K2M`), or null. Case, spaces and dashes do not
 * matter, the prefix may be missing, and the whole address of the link is accepted.
 */
export function readCode(text: string): string | null {
  const plain = (codeInAddress(text) ?? text).toUpperCase().replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  const rest = plain.length === 7 && plain.startsWith("CVN") ? plain.slice(3) : plain;
  return body.test(rest) ? `CVN-${rest}` : null;
}

/** The `code` of an address; null for anything else. */
export function codeInAddress(text: string): string | null {
  const query = /\?\S*/.exec(text.trim())?.[0];
  return query ? new URLSearchParams(query.split("#")[0]).get("code") : null;
}

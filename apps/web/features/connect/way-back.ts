/** Schemes whose addresses a browser runs or reads instead of handing them to another site or program. */
const refused = ["javascript:", "data:", "blob:", "file:", "filesystem:", "vbscript:", "about:", "view-source:"];

/**
 * The address that takes the answer back to the agent, when a browser may follow it: another site, or a program that has a
 * scheme of its own. The server has compared it with what the agent registered; this is the last look.
 */
export function wayBack(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url && !refused.includes(url.protocol) ? url.href : null;
}

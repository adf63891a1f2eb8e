/** What somebody typed or pasted into the one field. */
export type DetectedInput =
  | { readonly kind: "nothing" }
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "place"; readonly name: string };

/** Longer than this is no name of a place any more. */
const longestName = 80;
/** Around a link, so much is what a share button adds: the name of the place, "Check out". */
const longestAround = 120;

const address = /https?:\/\/[^\s<>"]+/gi;
/** `maps.app.goo.gl/x` and `www.example.com` without the scheme, as people copy them; "Sr. Lisboa" is no address. */
const bareAddress = /^(?:www\.[^\s/]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+[a-z]{2,}(?=\/))\S*$/i;

/** A link, also inside what a share button writes around it; a text, such as a list; else the name of a place. */
export function detectInput(input: string): DetectedInput {
  const text = input.trim();
  if (text === "") return { kind: "nothing" };
  const [url, another] = text.match(address) ?? [];
  if (url && !another && text.length - url.length <= longestAround) return { kind: "url", url };
  if (bareAddress.test(text)) return { kind: "url", url: `https://${text}` };
  if (text.includes("\n") || text.length > longestName || url) return { kind: "text", text };
  return { kind: "place", name: text };
}

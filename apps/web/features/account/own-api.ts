import { headers } from "next/headers";

/**
 * Asks this same server's REST interface on behalf of the person whose request is being answered. For server components:
 * they may not import the core, and so hold no second copy of its rules.
 */
export async function askOwnApi(path: `/api/${string}`): Promise<Response> {
  const incoming = await headers();
  const forwarded = new Headers({ accept: "application/json" });
  // The address too, else everybody would share the limit of 127.0.0.1.
  for (const name of ["cookie", "x-forwarded-for"]) {
    const value = incoming.get(name);
    if (value) forwarded.set(name, value);
  }
  forwarded.set("x-caravan-page", process.env.CARAVAN_PAGE_SECRET ?? "");
  return await fetch(`${process.env.CARAVAN_INTERNAL_URL}${path}`, { headers: forwarded, cache: "no-store" });
}

/** An answer that is neither what was asked for nor an expected refusal: the page's error boundary takes over. */
export class OwnApiError extends Error {
  override name = "OwnApiError";
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
  }
}

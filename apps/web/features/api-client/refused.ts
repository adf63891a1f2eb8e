import type { Said } from "./domain-error.ts";

/** Shaped like an error of the tRPC client, so that `domainError` reads both. */
export class Refused extends Error {
  override name = "Refused";
  readonly data: { readonly httpStatus: number; readonly domain?: Said };

  /** @param said null where whoever answered spoke otherwise than we do */
  constructor(status: number, said: Said | null) {
    super(said?.message ?? `the server answered ${status}`);
    this.data = { httpStatus: status, ...(said && { domain: said }) };
  }
}

import type { IncomingMessage } from "node:http";

/** Marks the calls that our own pages make to our own API on the way to an answer. Known to this process alone. */
export const PAGE_HEADER = "x-caravan-page";

export interface AddressTrust {
  /** Take the last entry of X-Forwarded-For: a proxy of ours wrote it. */
  readonly proxy: boolean;
  /** The value of {@link PAGE_HEADER} that proves a call to come from our own pages. */
  readonly pageSecret: string;
}

/** The caller's address: the socket's, or what a trusted hop says. Anybody can write a header, so nobody else is believed. */
export function clientAddress(request: IncomingMessage, trust: AddressTrust): string {
  const trusted = trust.proxy || request.headers[PAGE_HEADER] === trust.pageSecret;
  const forwarded = trusted
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : undefined;
  return forwarded || (request.socket.remoteAddress ?? "unknown");
}

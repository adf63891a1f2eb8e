import type { DomainError } from "@/features/api-client/domain-error.ts";

/** Shaped like an error of the tRPC client, so that one reader does for both. */
export function refusal({ code, message, details, status }: DomainError): Error {
  return Object.assign(new Error(message), { data: { httpStatus: status, domain: { code, message, details } } });
}

/** For what cannot wait: it was not tried. */
export function needsConnection(): Error {
  const message = "This needs a connection. Everything else that you change is kept and sent later.";
  return refusal({ code: "offline", message, details: [], status: 0 });
}

import { ResponseError } from "@/features/api-client/index.ts";

/** For what cannot wait: it was not tried. */
export function needsConnection(): Error {
  const message = "This needs a connection. Everything else that you change is kept and sent later.";
  return new ResponseError(0, { code: "offline", message });
}

import type { ErrorResponse } from "../http/error-response.ts";
import { endpointUrls } from "../oauth/endpoint-urls.ts";

type Body = ErrorResponse["body"];

/** Says it in the body of a refusal too: many programs show a model the body, and not its headers. */
export function withWhereToGetAKey(body: Body, publicUrl: string): Body {
  const { error } = body;
  if (error.code !== "unauthenticated") return body;
  const { guide, resourceMetadata } = endpointUrls(publicUrl);
  const message = `An agent gets a key from its person: ${guide} says how, ${resourceMetadata} for OAuth clients`;
  return { ...body, error: { ...error, details: [...error.details, { path: "authorization", message }] } };
}

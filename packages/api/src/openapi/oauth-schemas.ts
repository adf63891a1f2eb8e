type Json = Record<string, unknown>;

const string = { type: "string" };

/** `{error, error_description}` under each of the statuses, with the possible codes. */
export function oauthErrors(meanings: Readonly<Record<number, string>>): Json {
  return Object.fromEntries(
    Object.entries(meanings).map(([status, description]) => [
      status,
      {
        description,
        content: { "application/json": { schema: { $ref: "#/components/schemas/OAuthError" } } },
        ...(status === "429" || status === "503"
          ? { headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } } }
          : {}),
      },
    ]),
  );
}

/** The schemas that these paths refer to. */
export function oauthSchemas(): Json {
  return {
    OAuthError: {
      type: "object",
      required: ["error", "error_description"],
      properties: { error: { ...string, examples: ["authorization_pending"] }, error_description: string },
    },
  };
}

export const both = (json: Json, form: Json): Json => ({
  required: true,
  content: { "application/json": { schema: json }, "application/x-www-form-urlencoded": { schema: form } },
});

export const answer = (description: string, properties: Json, required: readonly string[]): Json => ({
  description,
  headers: { "Cache-Control": { schema: { const: "no-store" } } },
  content: { "application/json": { schema: { type: "object", required, properties } } },
});

export const spaced = (description: string): Json => ({ ...string, description, examples: ["trips:read trips:write"] });

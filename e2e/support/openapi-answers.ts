import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Answer } from "./people.ts";
import type { Json } from "./trips.ts";

/**
 * Judges answers by the OpenAPI document.
 *
 * @returns a function that says what is wrong with an answer, or null
 */
export function answersOf(document: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "doc", ...document });
  const compiled = new Map<string, ValidateFunction>();
  const pointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
  return (method: string, path: string, { status, headers, body }: Answer): string | null => {
    if (status >= 500) return `${status} ${JSON.stringify(body).slice(0, 500)}`;
    const response = document.paths[path]?.[method]?.responses[status] as Json | undefined;
    if (!response) return `status ${status} is not documented: ${JSON.stringify(body).slice(0, 500)}`;
    const kinds = Object.keys(response.content ?? {});
    if (status === 204 || kinds.length === 0) return body === "" ? null : `${status} has a body`;
    const type = headers.get("content-type")?.split(";", 1)[0] ?? "";
    if (!kinds.includes(type)) return `${status} is ${type}, not ${kinds.join(" or ")}`;
    if (type !== "application/json") return null;
    const parts = ["paths", path, method, "responses", String(status), "content", type, "schema"];
    const reference = `doc#/${parts.map(pointer).join("/")}`;
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    if (validate(body)) return null;
    const [fault] = validate.errors ?? [];
    return `${status} does not match its schema at ${fault?.instancePath}: ${fault?.message} in ${JSON.stringify(body).slice(0, 500)}`;
  };
}

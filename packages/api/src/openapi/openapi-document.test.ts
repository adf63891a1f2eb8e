import { expect, it } from "vitest";
import { uploads } from "../rest/uploads.ts";
import { routedVerbs } from "../router.ts";
import { openApiDocument } from "./openapi-document.ts";

type Described = Record<
  string,
  Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
>;

interface Items {
  readonly required?: readonly string[];
  readonly anyOf?: readonly Items[];
}

it("declares warnings in every answer, for unknown fields", () => {
  const paths = openApiDocument("http://localhost:3000").paths as Described;
  const addresses = [
    ...routedVerbs().flatMap(({ verb }) => verb.rest ?? []),
    ...uploads.map(({ rest }) => ({ ...rest, method: "POST" })),
  ];
  for (const { method, path, status = 200 } of addresses) {
    const answer = paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.content?.["application/json"];
    if (status === 204) expect(answer, `${method} ${path}`).toBeUndefined();
    else {
      const { warnings } = (
        answer as unknown as { schema: { properties: { warnings: { type: string; items: Items } } } }
      ).schema.properties;
      expect(warnings.type, `${method} ${path}`).toBe("array");
      // Verbs may have warnings of their own, such as those of a board, with more fields.
      for (const it of warnings.items.anyOf ?? [warnings.items])
        expect(it.required, `${method} ${path}`).toEqual(expect.arrayContaining(["code", "message"]));
      expect(JSON.stringify(warnings.items), `${method} ${path}`).toContain('"path"');
    }
  }
});

import { expect, it } from "vitest";
import { uploads } from "../rest/uploads.ts";
import { routedVerbs } from "../router.ts";
import { openApiDocument } from "./openapi-document.ts";

type Described = Record<
  string,
  Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
>;

it("declares warnings in every answer, for unknown fields", () => {
  const paths = openApiDocument("http://localhost:3000").paths as Described;
  const addresses = [
    ...routedVerbs().flatMap(({ verb }) => verb.rest ?? []),
    ...uploads.map(({ rest }) => ({ ...rest, method: "POST" })),
  ];
  for (const { method, path, status = 200 } of addresses) {
    const answer = paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.content?.["application/json"];
    if (status === 204) expect(answer, `${method} ${path}`).toBeUndefined();
    else
      expect(answer?.schema, `${method} ${path}`).toMatchObject({
        properties: { warnings: { type: "array", items: { required: expect.arrayContaining(["code", "message"]) } } },
      });
  }
});

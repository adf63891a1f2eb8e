import { describe, expect, it } from "vitest";
import { writtenOut } from "../../test/written-out.ts";
import { actionTools } from "../agents/action-tools.ts";
import { uploads } from "../rest/uploads.ts";
import { routedVerbs } from "../router.ts";
import { openApiDocument, openApiDocumentOf } from "./openapi-document.ts";

type Described = Record<
  string,
  Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
>;

interface Named {
  readonly operationId: string;
}

interface Items {
  readonly required?: readonly string[];
  readonly anyOf?: readonly Items[];
}

it("declares warnings in every answer, for unknown fields", () => {
  const paths = writtenOut(openApiDocumentOf("http://localhost:3000", "all") ?? {}).paths as Described;
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

describe("the document for agents", () => {
  const short = openApiDocument("http://localhost:3000") as unknown as { paths: Described; tags: { name: string }[] };
  const whole = openApiDocumentOf("http://localhost:3000", "all") as unknown as { paths: Described };

  it("is short", () => {
    expect(JSON.stringify(short).length).toBeLessThan(150_000);
  });

  it("has every capability that has an address, as the whole document has it", () => {
    for (const { verb } of routedVerbs()) {
      if (!verb.capability || !verb.rest) continue;
      const { path, method } = verb.rest;
      expect(short.paths[path]?.[method.toLowerCase()], verb.name).toMatchObject({ operationId: verb.name });
    }
    for (const [path, item] of Object.entries(short.paths))
      expect(Object.keys(whole.paths[path] ?? {}), path).toEqual(expect.arrayContaining(Object.keys(item)));
  });

  it("names tags, each of which has a document; together they are the whole", () => {
    const operations = (paths: Described) =>
      Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`));
    const ofTags = short.tags.flatMap(({ name }) =>
      operations((openApiDocumentOf("http://localhost:3000", name) as unknown as { paths: Described }).paths),
    );
    // A tool has the name of a tag, and operations of others.
    expect([...new Set(ofTags)].toSorted()).toEqual(operations(whole.paths).toSorted());
    expect(openApiDocumentOf("http://localhost:3000", "nothing")).toBeUndefined();
  });

  it("is there for one operation by its name, with what it refers to, in a few kilobytes", () => {
    for (const { verb } of routedVerbs()) {
      if (!verb.capability || !verb.rest) continue;
      const own = openApiDocumentOf("http://localhost:3000", verb.name) as unknown as {
        paths: Described;
        components: Record<string, Record<string, object>>;
      };
      const { path, method } = verb.rest;
      expect(Object.entries(own.paths).map(([at, item]) => [at, Object.keys(item)])).toEqual([
        [path, [method.toLowerCase()]],
      ]);
      const text = JSON.stringify(own);
      const referred = text.matchAll(/"#\/components\/(?<kind>\w+)\/(?<name>[^"]+)"/g);
      const missing = [...referred].filter(
        ({ groups = {} }) => !own.components[groups.kind ?? ""]?.[groups.name ?? ""],
      );
      expect(missing, verb.name).toEqual([]);
      expect(text.length, verb.name).toBeLessThan(10_000);
    }
  });

  it("is there for a tool by its name, with the operations of its actions", () => {
    const { paths } = openApiDocumentOf("http://localhost:3000", "share_trip") as unknown as { paths: Described };
    const names = Object.values(paths).flatMap((item) =>
      Object.values(item).map((it) => (it as never as Named).operationId),
    );
    expect(names.toSorted()).toEqual(["create_share", "list_shares", "revoke_share", "update_share"]);
    for (const { name, actions } of actionTools) {
      const text = JSON.stringify(openApiDocumentOf("http://localhost:3000", name));
      for (const verb of Object.values(actions)) if (verb.rest) expect(text, name).toContain(`"${verb.name}"`);
      expect(text.length, name).toBeLessThan(16_000);
    }
  });

  it("describes in answers only what the whole document has", () => {
    const fields = ({ paths }: { paths: Described }, path: string, method: string, status: string) => {
      const schema = paths[path]?.[method]?.responses[status]?.content?.["application/json"]?.schema;
      return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
    };
    const [brief, long] = [short, whole].map((it) => writtenOut(it) as { paths: Described });
    if (!brief || !long) throw new Error("no documents");
    for (const [path, item] of Object.entries(brief.paths))
      for (const [method, { responses }] of Object.entries(item))
        for (const status of Object.keys(responses))
          if (status !== "default")
            expect(fields(long, path, method, status), `${method} ${path}`).toEqual(
              expect.arrayContaining(fields(brief, path, method, status)),
            );
  });
});

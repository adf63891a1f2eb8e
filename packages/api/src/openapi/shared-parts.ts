import type { Json } from "./shared-schemas.ts";

interface Operation extends Json {
  readonly parameters?: readonly Json[];
  readonly responses: Readonly<Record<string, Json>>;
}

/** Moves parameters and error responses that operations have in common to `components`. */
export function shareParts(paths: Json): { paths: Json; parameters: Json; responses: Json } {
  const parameters = shared("parameters", (it: Json) => String(it.name));
  const responses = shared("responses", (_: Json, status: string) => `Error${status}`);
  const all = operationsOf(paths);
  for (const { parameters: own = [] } of all) for (const it of own) parameters.count(it);
  for (const { responses: own } of all) for (const it of errorsOf(own)) responses.count(it[1]);
  const written = mapOperations(paths, (operation) => ({
    ...operation,
    ...(operation.parameters?.length ? { parameters: operation.parameters.map((it) => parameters.refer(it)) } : {}),
    responses: {
      ...operation.responses,
      ...Object.fromEntries(errorsOf(operation.responses).map(([status, it]) => [status, responses.refer(it, status)])),
    },
  }));
  return { paths: written, parameters: parameters.kept, responses: responses.kept };
}

const errorsOf = (responses: Operation["responses"]) =>
  Object.entries(responses).filter(([status]) => Number(status) >= 400);

/** What occurs more than once, under a name of its own. */
function shared(kind: string, nameOf: (it: Json, hint: string) => string) {
  const counts = new Map<string, number>();
  const nameByKey = new Map<string, string>();
  const kept: Json = {};
  return {
    kept,
    count(it: Json): void {
      const key = JSON.stringify(it);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    refer(it: Json, hint = ""): Json {
      const key = JSON.stringify(it);
      if ((counts.get(key) ?? 0) < 2) return it;
      let name = nameByKey.get(key);
      if (name === undefined) {
        const base = nameOf(it, hint);
        name = base;
        for (let number = 2; Object.hasOwn(kept, name); number++) name = `${base}${number}`;
        nameByKey.set(key, name);
        kept[name] = it;
      }
      return { $ref: `#/components/${kind}/${name}` };
    },
  };
}

function operationsOf(paths: Json): readonly Operation[] {
  return Object.values(paths).flatMap((item) => Object.values(item as Json) as Operation[]);
}

function mapOperations(paths: Json, change: (operation: Operation) => Json): Json {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Json).map(([method, operation]) => [method, change(operation as Operation)]),
      ),
    ]),
  );
}

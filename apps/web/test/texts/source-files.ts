import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "rolldown/parseAst";

const web = fileURLToPath(new URL("../..", import.meta.url));

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Paths of the sources of the screens, from apps/web. */
export function sourceFiles(): string[] {
  return globSync(["{app,features,ui}/**/*.{ts,tsx}"], { cwd: web })
    .map((it) => it.replaceAll("\\", "/"))
    .filter((it) => !it.endsWith(".test.ts") && !it.endsWith(".d.ts"))
    .sort();
}

const parsed = new Map<string, Node>();

export function syntaxOf(file: string): Node {
  const known = parsed.get(file);
  if (known) return known;
  const tree = parseAst(readFileSync(join(web, file), "utf8"), {
    lang: file.endsWith(".tsx") ? "tsx" : "ts",
  }) as unknown as Node;
  parsed.set(file, tree);
  return tree;
}

export interface Later {
  readonly file: string;
  readonly texts: readonly string[];
}

export interface Imports {
  readonly isClient: boolean;
  /** Files that are loaded together with it. */
  readonly now: readonly string[];
  /** Files that it loads when they are needed, and the namespaces that come with them. */
  readonly later: readonly Later[];
}

const read = new Map<string, Imports>();

/** The values that a file imports from files of apps/web. */
export function importsOf(file: string): Imports {
  const found = read.get(file) ?? readImports(file);
  read.set(file, found);
  return found;
}

function readImports(file: string): Imports {
  const tree = syntaxOf(file);
  const statements = tree.body as readonly Node[];
  const now = statements
    .filter((it) => it.source && it.importKind !== "type" && it.exportKind !== "type" && !importsTypesOnly(it))
    .map((it) => (it.source as { value: string }).value);
  const later: Later[] = [];
  const visit = (node: Node, texts: readonly string[]): void => {
    if (node.type === "ImportExpression")
      for (const found of fileOf(file, (node.source as { value: unknown }).value)) later.push({ file: found, texts });
    const own = textsWith(node);
    for (const child of childrenOf(node)) visit(child, own ? [...texts, own] : texts);
  };
  visit(tree, []);
  return {
    isClient: statements[0]?.directive === "use client",
    now: now.flatMap((it) => fileOf(file, it)),
    later,
  };
}

/** "money/entry" of `withTexts("money/entry", …)`. */
function textsWith(node: Node): string | undefined {
  if (node.type !== "CallExpression" || (node.callee as Node).name !== "withTexts") return undefined;
  return (node.arguments as readonly { value: string }[])[0]?.value;
}

function importsTypesOnly(statement: Node): boolean {
  const specifiers = (statement.specifiers ?? []) as readonly Node[];
  return specifiers.length > 0 && specifiers.every((it) => it.importKind === "type" || it.exportKind === "type");
}

function fileOf(from: string, specifier: unknown): string[] {
  if (typeof specifier !== "string") return [];
  const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier);
  if (!specifier.startsWith("@/") && !specifier.startsWith(".")) return [];
  return /\.tsx?$/.test(path) && existsSync(join(web, path)) ? [normalize(path).replaceAll("\\", "/")] : [];
}

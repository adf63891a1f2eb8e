import { childrenOf, type Node, syntaxOf } from "./source-files.ts";

/** Names of keys and other words that only programs read. */
const names = new Set(
  "Enter Escape Tab Home End Backspace Delete PageUp PageDown Caravan Mac Accept Origin Referer Vary Location Link Etag Array Feature Polygon".split(
    " ",
  ),
);
const notWords = /[-_:/[\]()=<>{}@#$%&*+|\\~^]|\w\.\w|[a-z][A-Z]|\d/;

/** Whether a literal reads like a text for people: a capitalised word, or several plain words. */
function isText(value: string): boolean {
  const text = value.trim();
  if (!/\p{L}{2}/u.test(text) || names.has(text)) return false;
  const words = text.split(/\s+/);
  const plain = words.filter((it) => !notWords.test(it));
  // Among several words one may be a name or a number; class names are hardly ever plain.
  if (words.length > 2)
    return plain.length >= words.length * 0.7 && !/^[a-z ]+$/.test(text) ? true : looksWritten(text);
  if (plain.length < words.length) return false;
  return words.length === 2 ? looksWritten(text) || /^\p{Lu}/u.test(text) : /^\p{Lu}\p{Ll}/u.test(text);
}

const looksWritten = (text: string) =>
  /\b(?:a|an|and|are|be|by|can|for|from|has|have|in|is|it|no|not|now|of|on|or|that|the|there|to|was|what|with|without|you|your)\b/.test(
    text,
  ) && !notWords.test(text.replace(/[(),:]/g, ""));

const skippedAttributes = new Set([
  "className",
  "href",
  "id",
  "name",
  "type",
  "rel",
  "target",
  "d",
  "style",
  "value",
  "key",
]);

/** The texts for people that a file holds itself, instead of having them in its messages. */
export function writtenTexts(file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === "ImportDeclaration" || node.type === "ImportExpression" || node.directive) return;
    if (node.type === "JSXAttribute" && skippedAttributes.has((node.name as { name: string }).name)) return;
    if (isForPrograms(node)) return;
    if (node.type === "JSXText" && /\p{L}{2}/u.test((node.value as string).replace("Caravan", "")))
      found.push((node.value as string).trim().replace(/\s+/g, " "));
    if (node.type === "Literal" && typeof node.value === "string" && isText(node.value)) found.push(node.value);
    if (node.type === "TemplateLiteral") {
      const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
      const whole = parts.map((it) => it.value.cooked).join("X");
      if (/\s/.test(whole) && isText(whole)) found.push(whole);
    }
    const children = node.type === "Property" ? [node.value as Node] : childrenOf(node);
    children.forEach(visit);
  };
  visit(syntaxOf(file));
  return found;
}

/** Faults that nobody but an engineer reads, class names, and what goes to a console. */
function isForPrograms(node: Node): boolean {
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return false;
  const callee = node.callee as Node;
  // The constructor of a fault.
  if (callee.type === "Super") return true;
  const name = String(callee.name ?? "");
  const on = String((callee.object as Node | undefined)?.name ?? "");
  return /^(?:[A-Z]\w*)?Error$/.test(name) || name === "classNames" || name === "buttonStyle" || on === "console";
}

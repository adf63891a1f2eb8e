type Item = Record<string, unknown>;

const MOST_ITEMS = 500;
const MOST_VALUES = 50;

/** Where the value of a property is not the text of its element. */
const valueIn: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  audio: "src",
  data: "value",
  embed: "src",
  iframe: "src",
  img: "src",
  link: "href",
  meta: "content",
  meter: "value",
  object: "data",
  source: "src",
  time: "datetime",
  video: "src",
};

/** The items of a page's microdata, as objects like those of JSON-LD, while its elements open and close. */
export class MicrodataItems {
  private readonly top: object[];
  private readonly scopes: { readonly depth: number; readonly item: Item }[] = [];
  private made = 0;

  /** @param top gets the items that are no value of another. */
  constructor(top: object[]) {
    this.top = top;
  }

  /** A function that wants the element's text, where that is the value. */
  open(depth: number, element: string, attributes: Readonly<Record<string, string>>): ((text: string) => void) | null {
    const { itemprop, itemscope, itemtype = "" } = attributes;
    if (itemprop === undefined && itemscope === undefined) return null;
    const outer = this.scopes.at(-1)?.item;
    const names = itemprop?.split(/\s+/, 4).filter((it) => it !== "") ?? [];
    const set = (value: unknown) => {
      for (const name of outer ? names : []) add(outer as Item, name, value);
    };
    if (itemscope === undefined) {
      const attribute = valueIn[element];
      const value = attribute === undefined ? attributes.content : attributes[attribute];
      if (value === undefined && attribute === undefined && outer) return set;
      set(value ?? "");
      return null;
    }
    if (this.made++ >= MOST_ITEMS) return null;
    const item: Item = Object.create(null);
    item["@type"] = itemtype.split(/\s+/, 4).filter((it) => it !== "");
    if (outer && names.length > 0) set(item);
    else this.top.push(item);
    this.scopes.push({ depth, item });
    return null;
  }

  close(depth: number): void {
    if (this.scopes.at(-1)?.depth === depth) this.scopes.pop();
  }
}

function add(item: Item, name: string, value: unknown): void {
  if (name.startsWith("@")) return;
  const values = (item[name] ?? []) as unknown[];
  if (values.length < MOST_VALUES) item[name] = [...values, value];
}

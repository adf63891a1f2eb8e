type Item = Record<string, unknown>;

const MOST_ITEMS = 500;
const MOST_VALUES = 50;

/** Properties whose value is an attribute and not the element's text. */
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

/** The items of a page's microdata, as nodes like those of JSON-LD, built while elements open and close. */
export class MicrodataItems {
  private readonly top: object[];
  private readonly scopes: { readonly depth: number; readonly item: Item }[] = [];
  private made = 0;

  /** @param top gets the items that are not values of others */
  constructor(top: object[]) {
    this.top = top;
  }

  /** A callback for the element's text, where that is the value. */
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

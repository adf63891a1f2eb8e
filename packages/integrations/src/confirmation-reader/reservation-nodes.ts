import { isNode, listOf, type Node, typesOf } from "../link-reader/json-ld-node.ts";

const DEEPEST = 16;
const MOST_NODES = 20_000;
const MOST_RESERVATIONS = 100;

/** A reservation of one thing, with what the package around it says of them all. */
export interface Reservation {
  readonly type: string;
  readonly node: Node;
  /** What is reserved: the flight, the hotel, the event. */
  readonly of: Node;
}

const types: ReadonlySet<string> = new Set(
  `flight lodging rentalcar train bus boat taxi event foodestablishment`.split(" ").map((it) => `${it}reservation`),
);
/** Where reservations stand in what is sent about them. */
const ways = [
  "@graph",
  "subReservation",
  "mainEntity",
  "about",
  "object",
  "itemListElement",
  "item",
  "reservation",
  "order",
];
const inherited = [
  "reservationNumber",
  "reservationId",
  "reservationStatus",
  "underName",
  "provider",
  "broker",
  "bookingAgent",
];

/** Every reservation that structured data speaks of, in its order. */
export function reservationsIn(documents: readonly unknown[]): Reservation[] {
  const found: Reservation[] = [];
  const byId = identified(documents);
  let seen = 0;

  const look = (value: unknown, around: Node, depth: number): void => {
    if (depth > DEEPEST || seen > MOST_NODES || found.length >= MOST_RESERVATIONS) return;
    if (Array.isArray(value)) {
      for (const it of value) look(it, around, depth + 1);
      return;
    }
    if (!isNode(value)) return;
    seen++;
    const own = resolved(value, byId);
    const node: Node = { ...around, ...own };
    const type = typesOf(own).find((it) => types.has(it));
    const subjects = type ? listOf(own.reservationFor).slice(0, MOST_RESERVATIONS) : [];
    for (const subject of type && subjects.length === 0 ? [{}] : subjects) {
      if (type && isNode(subject))
        found.push({ type, node: withSubjects(node, byId), of: withSubjects(subject, byId) });
    }
    const common = typesOf(own).some((it) => it.endsWith("reservation") || it === "reservationpackage")
      ? Object.fromEntries(inherited.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]])))
      : {};
    for (const way of ways) if (own[way] !== undefined) look(own[way], common, depth + 1);
  };
  look(documents, {}, 0);
  return found.slice(0, MOST_RESERVATIONS);
}

/** Nodes that others point to. */
function identified(documents: readonly unknown[]): ReadonlyMap<string, Node> {
  const byId = new Map<string, Node>();
  let seen = 0;
  const look = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || seen++ > MOST_NODES) return;
    if (Array.isArray(value)) for (const it of value) look(it, depth + 1);
    else if (isNode(value)) {
      const id = value["@id"];
      if (typeof id === "string" && Object.keys(value).length > 1) byId.set(id, value);
      for (const it of Object.values(value)) if (typeof it === "object") look(it, depth + 1);
    }
  };
  look(documents, 0);
  return byId;
}

function resolved(node: Node, byId: ReadonlyMap<string, Node>): Node {
  const id = node["@id"];
  return typeof id === "string" && Object.keys(node).length === 1 ? (byId.get(id) ?? node) : node;
}

/** With the nodes that its values point to instead of the pointers. */
function withSubjects(node: Node, byId: ReadonlyMap<string, Node>): Node {
  if (byId.size === 0) return node;
  const own = resolved(node, byId);
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, isNode(value) ? resolved(value, byId) : value]),
  );
}

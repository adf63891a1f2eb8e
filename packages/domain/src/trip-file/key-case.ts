import { snake } from "../trip/activity-fields.ts";

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type SnakeOf<Name> = Name extends string ? ReturnType<typeof snake<Name>> : never;

/** A row with the names of its fields in snake_case. Values stay as they are. */
export function snakeKeys<Row extends object>(row: Row): { [Name in keyof Row as SnakeOf<Name>]: Row[Name] } {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value])) as never;
}

/** The opposite of {@link snakeKeys}. */
export function camelKeys<Row extends object>(row: Row): { [Name in keyof Row as Camel<Name & string>]: Row[Name] } {
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value])) as never;
}

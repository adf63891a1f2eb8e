/**
 * The types of parameters and columns as values: TypeScript infers rows from them, and a test compares them with
 * PostgreSQL (check-statements.ts). They cost nothing at run time; only JSON parameters are encoded.
 */
export interface Type<Out = unknown, In = Out> {
  /** The name in `pg_type`; a value of any of these is read as `Out`. */
  readonly names: readonly string[];
  /** `null`: may be null. `stated`: the statement guarantees a value where the column may be null. */
  readonly nulls: "none" | "null" | "stated";
  readonly isJson: boolean;
  /** Only for the compiler. */
  readonly values?: { readonly out: Out; readonly in: In };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the type holds.
export type AnyType = Type<any, any>;
export type Out<T extends AnyType> = T extends Type<infer Value, infer _In> ? Value : never;
export type In<T extends AnyType> = T extends Type<infer _Out, infer Value> ? Value : never;

const type = <Out, In = Out>(...names: string[]): Type<Out, In> => ({ names, nulls: "none", isJson: false });

export const uuid = type<string>("uuid");
export const text = type<string>("text");
export const boolean = type<boolean>("bool");
export const integer = type<number>("int4");
/** A parameter of `limit` and `offset`; as a column it would be read as a text. */
export const bigint = type<string, number>("int8");
export const double = type<number>("float8");
/** Exact, so a text on both sides. */
export const numeric = type<string>("numeric");
export const timestamp = type<Date>("timestamptz");
export const bytes = type<Buffer, Uint8Array>("bytea");

/** The result of a function that is called for its effect. */
export const nothing = type<"">("void");

/** A text with a closed set of values. */
export const textOf = <Value extends string>(): Type<Value> => type<Value>("text");

/** An integer with a closed set of values. */
export const integerOf = <Value extends number>(): Type<Value> => type<Value>("int4");

/** PostgreSQL does not know its shape, so it is not checked. A parameter is encoded here: pass the value itself. */
export const json = <Value = NonNullable<unknown>>(): Type<Value> => ({
  ...type<Value>("jsonb", "json"),
  isJson: true,
});

export const nullable = <Out, In>(it: Type<Out, In>): Type<Out | null, In | null | undefined> => ({
  ...it,
  nulls: "null",
});

/** A column that may be null elsewhere, but not in the rows of this statement. */
export const notNull = <Out, In>(it: Type<Out, In>): Type<Out, In> => ({ ...it, nulls: "stated" });

export const list = <Out, In>(it: Type<Out, In>): Type<readonly Out[], readonly In[]> =>
  type<readonly Out[], readonly In[]>(...it.names.map((name) => `_${name}`));

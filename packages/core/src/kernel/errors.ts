import { englishOf, said, type Text } from "@caravan/domain/words/sentence";
/** Errors name the fact; the transports translate. The code is sent, the kind decides the status. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "missing"
  | "conflict"
  | "gone"
  | "unprocessable"
  | "too_large"
  | "unsupported"
  | "wrong_method"
  | "limited"
  | "too_slow"
  | "no_space"
  | "unavailable";

export interface ErrorDetail {
  /** Dotted path into the input. */
  readonly path: string;
  readonly message: Text;
  readonly [more: string]: unknown;
}

export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  /** For people, worded by the transports. */
  readonly said: Text;
  readonly details: readonly ErrorDetail[];
  /** Only for `limited` and `unavailable`: seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, code: string, message: Text, details: readonly ErrorDetail[] = [], retryAfter?: number) {
    super(englishOf(message));
    this.name = "DomainError";
    this.kind = kind;
    this.code = code;
    this.said = message;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

export const invalid = (details: readonly ErrorDetail[], message: Text = "Some fields are not valid.") =>
  new DomainError("invalid", "validation_failed", message, details);

export const invalidAt = (path: string, message: Text) => invalid([{ path, message }], message);

export const unauthenticated = (message: Text = "Send a valid credential: a session, a bearer token or an API key.") =>
  new DomainError("unauthenticated", "unauthenticated", message);

export const insufficientScope = (scope: string) =>
  new DomainError(
    "forbidden",
    "insufficient_scope",
    said`This key lacks the scope ${scope}. Connect again and ask for it: a key never gets more than it was given.`,
    [{ path: "scope", message: said`needs ${scope}` }],
  );

export const forbidden = (message: Text) => new DomainError("forbidden", "forbidden", message);

export const notFound = (noun: string) =>
  new DomainError(
    "missing",
    "not_found",
    said`There is no such ${{ code: noun, values: [] }}, or you have no access to it.`,
  );

export const missing = (code: string, message: Text, details: readonly ErrorDetail[] = []) =>
  new DomainError("missing", code, message, details);

export const conflict = (code: string, message: Text, details: readonly ErrorDetail[] = []) =>
  new DomainError("conflict", code, message, details);

export const rateLimited = (seconds: number) =>
  new DomainError("limited", "rate_limited", said`Too many requests. Try again in ${seconds} s.`, [], seconds);

/** Too many calls run at once; this one was not begun. */
export const busy = (seconds: number) =>
  new DomainError(
    "unavailable",
    "busy",
    said`Caravan has too much to do at the moment. Try again in ${seconds} s.`,
    [],
    seconds,
  );

/** The service cannot store files at the moment, for anybody. */
export const noSpace = () =>
  new DomainError(
    "no_space",
    "storage_full",
    "There is no room for files at the moment. Tell whoever runs this service, and try again later.",
  );

/** @param name of the signature that matched */
export const malwareFound = (name: string) =>
  new DomainError(
    "unprocessable",
    "malware_found",
    said`The file was not stored, because the malware scanner found ${name.slice(0, 100)} in it.`,
    [{ path: "file", message: "contains malware" }],
  );

/** Without an answer of the scanner no file is stored. */
export const scanUnavailable = () =>
  new DomainError(
    "unavailable",
    "scan_unavailable",
    "Files cannot be scanned for malware at the moment, so none are stored. Try again in 30 s.",
    [],
    30,
  );

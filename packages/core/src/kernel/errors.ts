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
  readonly message: string;
  readonly [more: string]: unknown;
}

export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  /** Only for `limited` and `unavailable`: seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ErrorKind,
    code: string,
    message: string,
    details: readonly ErrorDetail[] = [],
    retryAfter?: number,
  ) {
    super(message);
    this.name = "DomainError";
    this.kind = kind;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

export const invalid = (details: readonly ErrorDetail[], message = "Some fields are not valid.") =>
  new DomainError("invalid", "validation_failed", message, details);

export const invalidAt = (path: string, message: string) => invalid([{ path, message }], message);

export const unauthenticated = (message = "Send a valid credential: a session, a bearer token or an API key.") =>
  new DomainError("unauthenticated", "unauthenticated", message);

export const insufficientScope = (scope: string) =>
  new DomainError(
    "forbidden",
    "insufficient_scope",
    `This key lacks the scope ${scope}. Connect again and ask for it: a key never gets more than it was given.`,
    [{ path: "scope", message: `needs ${scope}` }],
  );

export const forbidden = (message: string) => new DomainError("forbidden", "forbidden", message);

export const notFound = (noun: string) =>
  new DomainError("missing", "not_found", `There is no such ${noun}, or you have no access to it.`);

export const missing = (code: string, message: string, details: readonly ErrorDetail[] = []) =>
  new DomainError("missing", code, message, details);

export const conflict = (code: string, message: string, details: readonly ErrorDetail[] = []) =>
  new DomainError("conflict", code, message, details);

export const rateLimited = (seconds: number) =>
  new DomainError("limited", "rate_limited", `Too many requests. Try again in ${seconds} s.`, [], seconds);

/** Too many calls run at once; this one was not begun. */
export const busy = (seconds: number) =>
  new DomainError(
    "unavailable",
    "busy",
    `Caravan has too much to do at the moment. Try again in ${seconds} s.`,
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
    `The file was not stored, because the malware scanner found ${name.slice(0, 100)} in it.`,
    [{ path: "file", message: "contains malware" }],
  );

/** Without an answer of the scanner no file is stored. */
export const scanUnavailable = () =>
  new DomainError(
    "unavailable",
    "scan_unavailable",
    "Files cannot be scanned for malware at the moment, so none is stored. Try again in 30 s.",
    [],
    30,
  );

export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
  readonly [more: string]: unknown;
}

/** What the service refused, or why it could not be reached. */
export class CaravanError extends Error {
  override readonly name = "CaravanError";
  /** Of HTTP; 0 when there was no answer. */
  readonly status: number;
  /** As the interface names it, such as `validation_failed`; `unreachable` when there was no answer. */
  readonly code: string;
  readonly details: readonly ErrorDetail[];

  constructor(
    status: number,
    code: string,
    message: string,
    details: readonly ErrorDetail[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The error of an answer that is not a success. */
export async function errorOf(response: Response): Promise<CaravanError> {
  const text = await response.text();
  const body = parsed(text);
  if (typeof body?.error === "object" && body.error !== null) {
    const { code, message, details } = body.error as { code: string; message: string; details?: ErrorDetail[] };
    return new CaravanError(response.status, code, message, details);
  }
  // The device flow and the token endpoint answer as OAuth says.
  if (typeof body?.error === "string")
    return new CaravanError(response.status, body.error, String(body.error_description ?? body.error));
  return new CaravanError(response.status, "unexpected_answer", `The service answered ${response.status}.`);
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // A proxy in between answers in its own words.
    return undefined;
  }
}

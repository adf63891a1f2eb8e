export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type RegistrationField = keyof Registration;

export type RegistrationResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly emailTaken: boolean;
      readonly message: string;
      readonly fields: Partial<Record<RegistrationField, string>>;
    };

export const passwordLength = 10;

/** What can be told before asking the server; empty when nothing is wrong. */
export function checkRegistration({ name, email, password }: Registration): Partial<Record<RegistrationField, string>> {
  return {
    ...(!name.trim() && { name: "Tell us what to call you" }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: "Enter an email address, such as you@example.com" }),
    ...(password.length < passwordLength && { password: `Use at least ${passwordLength} characters` }),
  };
}

export async function register(registration: Registration): Promise<RegistrationResult> {
  let response: Response;
  try {
    response = await fetch("/api/users", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...registration, email: registration.email.trim(), name: registration.name.trim() }),
    });
  } catch {
    return {
      ok: false,
      emailTaken: false,
      message: "Caravan could not be reached. Check your connection and try again.",
      fields: {},
    };
  }
  if (response.ok) return { ok: true };

  const emailTaken = response.status === 409;
  const answer: unknown = await response.json().catch(() => null);
  const error = member(answer, "error");
  const message = member(error, "message");
  if (typeof message !== "string") {
    return { ok: false, emailTaken, message: "Something went wrong on our side. Try again in a moment.", fields: {} };
  }
  return { ok: false, emailTaken, message, fields: fieldErrors(member(error, "details")) };
}

/** The envelope's `details` by field. Read by hand: a schema library would double the weight of this page. */
function fieldErrors(details: unknown): Partial<Record<RegistrationField, string>> {
  const fields: Partial<Record<RegistrationField, string>> = {};
  for (const detail of Array.isArray(details) ? details : []) {
    const path: unknown = member(detail, "path");
    const message = member(detail, "message");
    const field = (Array.isArray(path) ? path.join(".") : String(path)).replace(/^body\.|^[/.$]+/, "");
    if ((field === "name" || field === "email" || field === "password") && typeof message === "string") {
      fields[field] ??= message;
    }
  }
  return fields;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

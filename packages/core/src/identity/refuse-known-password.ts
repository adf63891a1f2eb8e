import type { Context } from "../kernel/context.ts";
import { invalidAt } from "../kernel/errors.ts";

/** @throws invalid for a leaked password, because attackers try those first */
export function refuseKnownPassword({ ports }: Context, password: string): void {
  if (ports.passwords.isKnown(password))
    throw invalidAt("password", "This password is on lists that attackers try first. Choose another one.");
}

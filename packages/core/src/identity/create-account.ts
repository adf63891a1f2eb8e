import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { conflict, forbidden } from "../kernel/errors.ts";
import { insertAccount } from "./accounts.ts";

export const userWire = z.object({ id: f.id, name: z.string().nullable(), email: z.string(), created_at: z.string() });

export function presentUser(row: {
  id: string;
  name: string | null;
  email: string;
  createdAt: Date;
}): z.input<typeof userWire> {
  return { id: row.id, name: row.name, email: row.email, created_at: row.createdAt.toISOString() };
}

export const createAccount = command({
  name: "create_account",
  description: "Creates an account with e-mail and password.",
  audience: "anyone",
  rateLimit: { key: "sign-up", limit: 10, seconds: 60, counts: "network" },
  credential: true,
  errors: ["email_taken", "forbidden"],
  input: z.object({ email: f.email, password: f.password, name: f.personName }),
  output: z.object({ user: userWire }),
  rest: { method: "POST", path: "/api/users", status: 201 },
  async prepare(ctx, input): Promise<string> {
    if (!ctx.ports.signUpOpen)
      throw forbidden("Sign-up is closed on this installation. Ask whoever runs it for an account.");
    return ctx.ports.passwords.hash(input.password);
  },
  async run(ctx, input, passwordHash) {
    const { email, name } = input;
    const account = await insertAccount(ctx.sql, { id: ctx.newId(), email, name, passwordHash, now: ctx.now });
    if (account) return { user: presentUser(account) };
    throw conflict("email_taken", "There is an account with this e-mail address already. Sign in instead.", [
      { path: "email", message: "is taken" },
    ]);
  },
});

import { Prisma } from "@caravan/db/client";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { conflict, forbidden } from "../errors.ts";

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
  credential: true,
  errors: ["email_taken", "forbidden"],
  input: z.object({ email: f.email, password: f.password, name: f.personName }),
  output: z.object({ user: userWire }),
  rest: { method: "POST", path: "/api/users", status: 201 },
  async prepare(scene, input): Promise<string> {
    if (!scene.ports.signUpOpen)
      throw forbidden("Sign-up is closed on this installation. Ask whoever runs it for an account.");
    return scene.ports.passwords.hash(input.password);
  },
  async run(scene, input, passwordHash) {
    const data = { id: scene.newId(), email: input.email, name: input.name, passwordHash, createdAt: scene.now };
    try {
      return { user: presentUser(await scene.ports.database.prisma.user.create({ data })) };
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") {
        throw conflict("email_taken", "There is an account with this e-mail address already. Sign in instead.", [
          { path: "email", message: "is taken" },
        ]);
      }
      throw error;
    }
  },
});

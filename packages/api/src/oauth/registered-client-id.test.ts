import { expect, it } from "vitest";
import { readRegistration, registrationId } from "./registered-client-id.ts";

const [old, next] = ["s".repeat(32), "t".repeat(32)];
const client = { name: "Scout", redirectUris: ["https://agent.example/callback"] };

it("a registration survives a change of the secret while the old secret is still configured", async () => {
  const id = await registrationId(client, [old], new Date());
  expect(await readRegistration(id, [next, old])).toEqual(client);
  expect(await readRegistration(id, [next])).toBeUndefined();
  expect(await readRegistration(await registrationId(client, [next, old], new Date()), [next])).toEqual(client);
});

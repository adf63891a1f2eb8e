import { rolldown } from "rolldown";
import { expect, it } from "vitest";

const ENTRY = "an application";
const index = new URL("./index.ts", import.meta.url).pathname;

/** What a bundler leaves of the client for an application that uses only these names. */
async function bundled(...names: readonly string[]): Promise<string> {
  const source = `import { ${names.join(", ")} } from ${JSON.stringify(index)}; console.log(${names.join(", ")});`;
  const bundle = await rolldown({
    input: ENTRY,
    plugins: [
      {
        name: "the application",
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return output.map((it) => ("code" in it ? it.code : "")).join("");
}

it("a bundle has only the verbs that are called, and the sign-in only where it is used", async () => {
  const code = await bundled("createClient", "listTrips");
  expect(code).toContain("/api/trips");
  expect(code).not.toMatch(/segments|checklists|agent-auth|whsec_/);
  expect(code.length).toBeLessThan(5000);
  expect(await bundled("signIn")).toContain("/api/agent-auth/device");
  expect(await bundled("verifyWebhook")).not.toContain("/api/");
});

import { prepareDataTemplate } from "../../packages/db/src/data-template.ts";
import { port } from "./address.ts";
import { signUpAdministrator } from "./people.ts";
import { startService } from "./service.ts";

export default async function setup(): Promise<() => Promise<void>> {
  // A running service, for instance of `npm run dev`, is used as it is.
  if (process.env.E2E_PORT) return async () => {};
  const removeTemplate = await prepareDataTemplate();
  const service = await startService({ port });
  await signUpAdministrator(service.url);
  return async () => {
    await service.stop({ purge: true });
    removeTemplate();
  };
}

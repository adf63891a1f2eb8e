import { expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { createTrip } from "../trips/create-trip.ts";
import { exportAccount } from "./export-account.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

it("leaves out a trip that is deleted while it reads", async () => {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
  const create = async (destination: string) => (await run(createTrip, ports, ana, { destination, ...dates })).trip.id;
  const [kept, deleted] = [await create("Lisbon"), await create("Porto")];
  let exporting: ReturnType<typeof read> | undefined;
  const read = () => run(exportAccount, ports, ana, {});
  await database.prisma.$transaction(async (held) => {
    // The export has the list of trips, and waits in the first one.
    await held.$executeRawUnsafe("lock table checklists in access exclusive mode");
    exporting = read();
    const waits = () =>
      held.$queryRawUnsafe<unknown[]>("select from pg_locks where relation = 'checklists'::regclass and not granted");
    await expect.poll(async () => (await waits()).length).toBe(1);
    await held.$executeRawUnsafe(`update trips set trashed_at = now() where id = '${deleted}'`);
  });
  const { trips } = (await exporting) ?? { trips: [] };
  expect(trips.map((it) => (it.trip as { id: string }).id)).toEqual([kept]);
});

import type { AlignmentInput } from "@caravan/domain/alignment/types";
import { expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { createGroupOf, submitPreferences } from "../../test/group-answers.ts";
import { getGroupBoard } from "../board/get-group-board.ts";
import { reactToPlace } from "../board/react-to-place.ts";
import { submitGroupInspiration } from "../board/submit-group-inspiration.ts";
import { joinGroupTrip } from "../groups/join-group-trip.ts";
import { extendRounds } from "./extend-rounds.ts";
import { runAlignment } from "./run-alignment.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;
const PEOPLE = 50;

/** Two keys of one answer: a round must read both or neither. */
function said(number: number) {
  const day = String(1 + (number % 28)).padStart(2, "0");
  return {
    dates: { ideal_start: `2030-05-${day}`, ideal_end: `2030-05-${day}` },
    budget: { min: 1 + (number % 28), max: 1000 },
  };
}

it("fifty people join, vote and answer while rounds run: no answer is lost and no round reads half of one", async () => {
  const { code, id } = await createGroupOf({ database, ports, creator: ana }, []);
  const trip_code = code;
  const { candidates } = await run(submitGroupInspiration, ports, ana, {
    trip_code,
    place: { name: "Time Out Market", city: "Lisbon" },
  });
  const candidate_id = candidates[0]?.id as string;
  await run(runAlignment, ports, ana, { trip_code });
  await run(runAlignment, ports, ana, { trip_code });
  await run(extendRounds, ports, ana, { trip_code, additional_rounds: 10 });
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => createPerson(database, `P${number}`)));

  const takesPart = async (person: (typeof people)[number], number: number) => {
    await Promise.all([1, 2].map(() => run(joinGroupTrip, ports, person, { trip_code })));
    await submitPreferences(ports, person, code, said(number));
    await Promise.all(
      (["in", "unsure", "in"] as const).map((vote) =>
        run(reactToPlace, ports, person, { trip_code, candidate_id, vote }),
      ),
    );
    await submitPreferences(ports, person, code, said(number + 1));
  };
  const runsRounds = async () => {
    for (let it = 0; it < 5; it++) await Promise.all([1, 2, 3].map(() => run(runAlignment, ports, ana, { trip_code })));
  };
  await Promise.all([...people.map(takesPart), runsRounds()]);
  await run(runAlignment, ports, ana, { trip_code });

  const rounds = await database.prisma.alignmentRound.findMany({
    where: { groupId: id },
    orderBy: { roundNumber: "asc" },
  });
  expect(rounds.map((it) => it.roundNumber)).toEqual(rounds.map((_, index) => index + 1));
  for (const { snapshot } of rounds) {
    for (const { wishes } of (snapshot as unknown as AlignmentInput).members) {
      // Both keys come from the same answer.
      expect(wishes.budget?.min).toBe(wishes.dates?.ideal && String(Number(wishes.dates.ideal.start.slice(-2))));
    }
  }
  const last = rounds.at(-1)?.snapshot as unknown as AlignmentInput;
  const others = last.members.filter((it) => it.id !== ana.userId);
  expect(others).toHaveLength(PEOPLE);
  for (const [number, person] of people.entries()) {
    const seen = others.find((it) => it.id === person.userId);
    expect(seen?.wishes.budget?.min).toBe(said(number + 1).budget.min.toString());
  }
  // Each member's last answer was used by the round after it.
  for (const person of people) {
    const standings = rounds.map(
      ({ snapshot }) => (snapshot as unknown as AlignmentInput).members.find((it) => it.id === person.userId)?.standing,
    );
    expect(standings).toContain("answered");
  }

  const board = await run(getGroupBoard, ports, ana, { trip_code });
  const [place] = board.candidates;
  expect(place?.reactions).toHaveLength(PEOPLE);
  expect((place?.tally.in ?? 0) + (place?.tally.unsure ?? 0)).toBe(PEOPLE);
});

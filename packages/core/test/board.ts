import { getGroupBoard } from "../src/board/get-group-board.ts";
import { reactToPlace } from "../src/board/react-to-place.ts";
import { submitGroupInspiration } from "../src/board/submit-group-inspiration.ts";
import type { Agent, Person } from "../src/kernel/actor.ts";
import type { Ports } from "../src/kernel/ports.ts";
import { run } from "./context.ts";
import type { TestGroup } from "./group.ts";

/** The board of a group, through its verbs. */
export function boardOf(ports: Ports, group: TestGroup) {
  const trip_code = group.code;
  const submit = (
    actor: Person | Agent,
    what: { url?: string; text?: string; place?: { name: string; city?: string } },
  ) => run(submitGroupInspiration, ports, actor, { trip_code, ...what });
  return {
    submit,
    /** Adds a place by name and returns its id. */
    async add(actor: Person | Agent, name: string, city?: string): Promise<string> {
      const { candidates } = await submit(actor, { place: { name, ...(city === undefined ? {} : { city }) } });
      return candidates[0]?.id as string;
    },
    look: (actor: Person | Agent = group.creator) => run(getGroupBoard, ports, actor, { trip_code }),
    vote: (
      actor: Person | Agent,
      candidate_id: string,
      vote: "in" | "unsure" | "out",
      more: { starred?: boolean; reason?: string } = {},
    ) =>
      run(reactToPlace, ports, actor, {
        trip_code,
        candidate_id,
        vote,
        ...(vote === "out" ? { reason: "no" } : {}),
        ...more,
      }),
  };
}

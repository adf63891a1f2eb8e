import type { DatabaseWithPrisma } from "@caravan/db/prisma";
import type { CandidateStatus } from "@caravan/domain/board/types";
import type { Agent, Person } from "../src/kernel/actor.ts";
import { createPerson, now } from "./context.ts";

/** A group as rows, so that tests of planning depend on planning only. */

interface Said {
  readonly proposal?: object;
  readonly policy?: object;
  readonly title?: string;
  readonly currency?: string;
}

export interface PlanningGroup {
  readonly id: string;
  readonly code: string;
  /** The first is the creator. */
  readonly people: readonly Person[];
}

export async function insertGroup(
  database: DatabaseWithPrisma,
  names: readonly string[],
  { proposal, policy, title, currency = "EUR" }: Said = {},
): Promise<PlanningGroup> {
  const people = await Promise.all(names.map((name) => createPerson(database, name)));
  const [creator] = people;
  if (!creator) throw new Error("a group has somebody in it");
  const id = crypto.randomUUID();
  const code = id.replaceAll("-", "").slice(-8).toUpperCase();
  await database.prisma.groupTrip.create({
    data: {
      ...{ id, code, currency, creatorId: creator.userId, leadId: creator.userId, createdAt: now },
      ...(title === undefined ? {} : { title }),
      ...(proposal === undefined ? {} : { proposal, roundNumber: 1, alignmentScore: 95, reconciled: true }),
      ...(policy === undefined ? {} : { policy }),
      members: {
        create: people.map(({ userId }, index) => ({ userId, joinedAt: new Date(now.getTime() + index) })),
      },
    },
  });
  return { id, code, people };
}

export interface Placed {
  readonly status?: CandidateStatus;
  readonly city?: string;
  readonly neighborhood?: string;
  readonly category?: string;
  readonly placeId?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly lockedInBy?: Person;
  readonly wantedBy?: readonly Person[];
  /** Members whose agents vote for it: advice. */
  readonly advisedBy?: readonly Person[];
}

/** Puts a place on the board, locked in by default, and returns its id. */
export async function insertPlace(
  database: DatabaseWithPrisma,
  { id: groupId }: PlanningGroup,
  name: string,
  { status = "locked_in", wantedBy = [], advisedBy = [], lockedInBy, ...fields }: Placed = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const vote = (person: Person, advisory: boolean, index: number) => ({
    ...{ userId: person.userId, advisory, vote: "in", starred: false },
    updatedAt: new Date(now.getTime() + index),
  });
  await database.prisma.placeCandidate.create({
    data: {
      ...{ id, groupId, key: id, name, status, source: "place", createdAt: now, updatedAt: now, ...fields },
      ...(lockedInBy ? { lockedInById: lockedInBy.userId } : {}),
      reactions: {
        create: [
          ...wantedBy.map((it, index) => vote(it, false, index)),
          ...advisedBy.map((it, index) => vote(it, true, index)),
        ],
      },
    },
  });
  return id;
}

export async function insertPreferences(
  database: DatabaseWithPrisma,
  { id: groupId }: PlanningGroup,
  { userId }: Person,
  preferences: { readonly activities?: string[]; readonly destination?: object; readonly dates?: object },
): Promise<void> {
  await database.prisma.groupPreferences.create({
    data: { groupId, userId, ...preferences, respondedRound: 0, respondedAt: now },
  });
}

/** Somebody's agent with these scopes. */
export function agentOf(person: Person, scopes: Agent["scopes"], mode: Agent["mode"] = "apply"): Agent {
  const { userId, name } = person;
  const keyId = crypto.randomUUID();
  return { kind: "agent", userId, name, agentName: "Planner", keyId, scopes, mode, tripIds: [] };
}

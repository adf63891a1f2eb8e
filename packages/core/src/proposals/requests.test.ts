import { describe, expect, it } from "vitest";
import { addTripMember, run, setUp } from "../../test/context.ts";
import type { Agent } from "../kernel/actor.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { listInvitations } from "../members/list-invitations.ts";
import { createShare } from "../sharing/create-share.ts";
import { listShares } from "../sharing/list-shares.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { approveProposal } from "./approve-proposal.ts";
import { listProposals } from "./list-proposals.ts";
import { rejectProposal } from "./reject-proposal.ts";
import type { ProposedWire } from "./wire.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

const key = (mode: Agent["mode"]): Agent => ({
  kind: "agent",
  ...{ userId: ana.userId, name: ana.name, agentName: "Planner", keyId: crypto.randomUUID(), mode },
  scopes: ["trips:read", "trips:write"],
  tripIds: [],
});

async function newTrip(): Promise<string> {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
  return (await run(createTrip, ports, ana, { destination: "Lisbon", ...dates })).trip.id;
}
const proposed = (answer: unknown): ProposedWire => {
  expect(answer).toMatchObject({ status: "proposed", review_url: expect.any(String) });
  return answer as ProposedWire;
};

describe("what is beside the plan", () => {
  it("is proposed as it was sent, and done by an approval; whoever proposed it reads the outcome", async () => {
    const trip_id = await newTrip();
    const agent = key("propose");
    const { proposal_id, proposal } = proposed(
      await run(createShare, ports, agent, { trip_id, expires_in_days: 7, show_day_notes: true }),
    );
    expect(proposal).toMatchObject({ action: "create_share", summary: "Share it with a public link", changes: [] });
    expect((await run(listShares, ports, ana, { trip_id })).shares).toEqual([]);
    const approved = await run(approveProposal, ports, ana, { trip_id, proposal_id });
    const { shares } = await run(listShares, ports, ana, { trip_id });
    expect(shares).toMatchObject([{ show_day_notes: true, expires_at: expect.any(String) }]);
    expect(approved).toMatchObject({ edit_id: null, answer: { share: { id: shares[0]?.id } } });
    const { proposals } = await run(listProposals, ports, agent, { trip_id, proposal_id });
    expect(proposals).toMatchObject([
      { status: "approved", outcome: { share_id: shares[0]?.id, url: shares[0]?.url }, edit_id: null },
    ]);
  });

  it("is refused when it could not be approved", async () => {
    const trip_id = await newTrip();
    const withoutMail = { ...ports, mailer: { ...ports.mailer, configured: false } };
    const invite = run(createInvitation, withoutMail, key("apply"), {
      trip_id,
      role: "editor",
      email: "rui@example.com",
    });
    await expect(invite).rejects.toMatchObject({ code: "validation_failed" });
    expect((await run(listProposals, ports, ana, { trip_id })).proposals).toEqual([]);
  });

  it("is one proposal when it is sent again, and another with other arguments", async () => {
    const trip_id = await newTrip();
    const agent = key("propose");
    const share = async (days: number) =>
      proposed(await run(createShare, ports, agent, { trip_id, expires_in_days: days })).proposal_id;
    expect(await share(7)).toBe(await share(7));
    expect(await share(7)).not.toBe(await share(8));
  });

  it("does not happen when it is turned down", async () => {
    const trip_id = await newTrip();
    const { proposal_id } = proposed(await run(createShare, ports, key("propose"), { trip_id }));
    await run(rejectProposal, ports, ana, { trip_id, proposal_id });
    expect((await run(listShares, ports, ana, { trip_id })).shares).toEqual([]);
  });

  it("needs the role at both ends", async () => {
    const trip_id = await newTrip();
    const viewer = await addTripMember(database, trip_id, "viewer");
    const share = proposed(await run(createShare, ports, viewer, { trip_id, propose: true }));
    const byViewer = run(approveProposal, ports, viewer, { trip_id, proposal_id: share.proposal_id });
    await expect(byViewer).rejects.toMatchObject({ code: "forbidden" });
    const editor = await addTripMember(database, trip_id, "editor");
    await expect(run(deleteTrip, ports, editor, { trip_id, propose: true })).rejects.toMatchObject({
      code: "forbidden",
    });
    const { proposal_id } = proposed(await run(deleteTrip, ports, key("propose"), { trip_id }));
    await expect(run(approveProposal, ports, editor, { trip_id, proposal_id })).rejects.toMatchObject({
      code: "forbidden",
    });
    await run(approveProposal, ports, ana, { trip_id, proposal_id });
    await expect(run(getTrip, ports, ana, { trip_id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is approved as a whole", async () => {
    const trip_id = await newTrip();
    const { proposal_id } = proposed(await run(createShare, ports, key("propose"), { trip_id }));
    const part = run(approveProposal, ports, ana, { trip_id, proposal_id, changes: ["share"] });
    await expect(part).rejects.toMatchObject({ code: "validation_failed" });
  });
});

describe("an invitation by a key", () => {
  it("always waits for a person, who gets the link; no key approves it", async () => {
    const trip_id = await newTrip();
    const { proposal_id, proposal } = proposed(
      await run(createInvitation, ports, key("apply"), { trip_id, role: "viewer" }),
    );
    expect(proposal.summary).toBe("Invite somebody by link as a viewer");
    const byKey = run(approveProposal, ports, key("apply"), { trip_id, proposal_id });
    await expect(byKey).rejects.toMatchObject({ code: "forbidden" });
    expect((await run(listInvitations, ports, ana, { trip_id })).invitations).toEqual([]);
    const { answer } = await run(approveProposal, ports, ana, { trip_id, proposal_id });
    expect(answer).toMatchObject({ url: expect.stringContaining("/invite/") });
    expect((await run(listInvitations, ports, ana, { trip_id })).invitations).toHaveLength(1);
    const { proposals } = await run(listProposals, ports, key("apply"), { trip_id, proposal_id });
    expect(JSON.stringify(proposals)).not.toContain("/invite/");
  });
});

describe("since", () => {
  it("lists what was proposed or decided after that, whatever its status, with where to go on", async () => {
    const trip_id = await newTrip();
    const agent = key("propose");
    const list = (since: string) => run(listProposals, ports, agent, { trip_id, since });
    const { proposal_id } = proposed(await run(updateTrip, ports, agent, { trip_id, title: "Tiles" }));
    const first = await list("2020-01-01T00:00:00.000Z");
    expect(first.proposals).toMatchObject([{ id: proposal_id, status: "pending" }]);
    await run(approveProposal, ports, ana, { trip_id, proposal_id });
    const second = await list(first.next_since);
    expect(second.proposals).toMatchObject([{ id: proposal_id, status: "approved" }]);
    expect((await list("2100-01-01T00:00:00.000Z")).proposals).toEqual([]);
  });

  it("shows a viewer only what they proposed", async () => {
    const trip_id = await newTrip();
    const viewer = await addTripMember(database, trip_id, "viewer");
    proposed(await run(updateTrip, ports, key("propose"), { trip_id, title: "Tiles" }));
    const { proposal_id } = proposed(await run(updateTrip, ports, viewer, { trip_id, title: "Trams", propose: true }));
    const { proposals } = await run(listProposals, ports, viewer, { trip_id, since: "2020-01-01T00:00:00.000Z" });
    expect(proposals.map((it) => it.id)).toEqual([proposal_id]);
  });
});

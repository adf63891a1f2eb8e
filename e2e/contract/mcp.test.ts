import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { baseURL } from "../support/address.ts";
import { day, expect, type Json, test } from "../support/contract.ts";
import { callEveryCapability, shape, taskCaller } from "../support/every-capability.ts";
import { person, send } from "../support/people.ts";

type Mode = "legacy" | { pin: string };

async function connected(token: string, mode: Mode, path = "/api/mcp/tools"): Promise<Client> {
  const client = new Client({ name: "contract", version: "1.0.0" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${baseURL}${path}`), { requestInit }));
  return client;
}

for (const mode of ["legacy", { pin: "2026-07-28" }] as const) {
  const revision = mode === "legacy" ? "2025-11-25" : mode.pin;

  test(`${revision}: every tool is called by the official client, and answers in the shape of the task endpoint`, async () => {
    // Two people, because the second walk would otherwise list the bookings of the first.
    const [ana, bo] = [await person("Ana"), await person("Bo")];
    const client = await connected(ana.token, mode);
    const byMcp = await callEveryCapability(async (name, args = {}) => {
      const result: Json = await client.callTool({ name, arguments: args });
      expect(result.isError, `${name}: ${JSON.stringify(result.content)}`).toBeUndefined();
      // In words unless it is asked for more.
      if (name === "apply_changes") return { words: result.content[0].text };
      return result.structuredContent ?? JSON.parse(result.content[0].text);
    });
    expect(byMcp.get("apply_changes")).toEqual({ words: expect.stringMatching(/^Done: revision \d+/) });
    const { tools } = await client.listTools();
    expect([...byMcp.keys()].sort()).toEqual(tools.map((it) => it.name).sort());
    const byTask = await callEveryCapability(taskCaller(bo.token));
    for (const [name, result] of byMcp)
      if (name !== "apply_changes") expect(shape(result), name).toEqual(shape(byTask.get(name)));
    await client.close();
  });

  test(`${revision}: a client that subscribed hears what became of its proposal`, async ({ ana, trip }) => {
    const body = { agent_name: "Scout", scopes: ["trips:read", "trips:write"], mode: "propose" };
    const { secret } = (await send("POST", "/api/users/me/api-keys", { token: ana.token, body })).body;
    const client = await connected(secret, mode);
    const heard: string[] = [];
    client.setNotificationHandler("notifications/resources/updated", ({ params }) => void heard.push(params.uri));
    const uri = `caravan://trips/${trip.id}/proposals`;
    const result: Json = await client.callTool({ name: "update_trip", arguments: { trip_id: trip.id, title: "Away" } });
    const { proposal_id } = JSON.parse(result.content[0].text);
    if (mode === "legacy") await client.subscribeResource({ uri });
    else await client.listen({ resourceSubscriptions: [uri] });
    await send("POST", `/api/trips/${trip.id}/proposals/${proposal_id}/approve`, { token: ana.token, body: {} });
    await expect.poll(() => heard).toContain(uri);
    const { contents } = await client.readResource({ uri });
    expect(JSON.parse((contents[0] as Json).text).proposals).toMatchObject([{ id: proposal_id, status: "approved" }]);
    await client.close();
  });

  test(`${revision}: a trip is planned with progress, read as a resource and reviewed with a prompt`, async ({
    ana,
  }) => {
    const client = await connected(ana.token, mode, "/api/mcp");
    const steps: string[] = [];
    const made: Json = await client.callTool(
      { name: "create_trip", arguments: { destination: "Lisbon", start_date: day(1), end_date: day(3) } },
      { onprogress: ({ message = "" }) => void steps.push(message) },
    );
    const { trip } = JSON.parse(made.content[0].text);
    expect(steps.filter((it) => it.startsWith("Day "))).toHaveLength(3);
    const uri = `caravan://trips/${trip.id}`;
    const { contents } = await client.readResource({ uri });
    const [content] = contents as Json[];
    for (const activity of trip.itinerary.flatMap((it: Json) => it.activities))
      expect(content?.text).toContain(activity.id);
    const { messages } = await client.getPrompt({ name: "review_trip", arguments: { trip_id: trip.id } });
    expect(messages.map((it) => it.content.type)).toEqual(["text", "resource"]);
    await client.close();
  });
}

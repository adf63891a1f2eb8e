import { exportAuditLog } from "@caravan/core/administration/export-audit-log";
import { z } from "zod";
import { errorResponses } from "./error-responses.ts";

type Json = Record<string, unknown>;

const answer = (description: string, properties: Json, required: readonly string[]): Json => ({
  description,
  content: { "application/json": { schema: { type: "object", required, properties, additionalProperties: true } } },
});

const open = { security: [{}] };
const guarded = { security: [{ bearer: [] }, { session: [] }] };
const string = { type: "string" };
const ok = { const: true };

/** The paths that are not exactly one verb. */
export function specialPaths(capabilityNames: readonly string[]): Json {
  const name = { type: "string", enum: capabilityNames };
  const args = { type: "object", description: "Arguments, as the capability's input_schema says; {} when left out" };
  const tools = {
    type: "array",
    items: {
      type: "object",
      required: ["name", "description", "inputSchema"],
      properties: { name: string, description: string, inputSchema: { type: "object" } },
    },
  };
  const run = (field: string) => ({
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { type: "object", required: [field], properties: { [field]: name, arguments: args } },
        },
      },
    },
    responses: {
      200: answer("What the capability answers", { success: ok, result: { type: "object" } }, ["success", "result"]),
      ...errorResponses([400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 500, 503]),
    },
  });
  /** Two paths with the same function; each operation needs its own id. */
  const mcp = (id: string): Json => ({
    get: {
      operationId: `${id}_tools`,
      tags: ["agents"],
      summary: "The same capabilities as tools",
      ...guarded,
      responses: {
        200: answer("All tools", { success: ok, tools }, ["success", "tools"]),
        ...errorResponses([401, 405, 429, 500, 503]),
      },
    },
    post: {
      operationId: `${id}_call`,
      tags: ["agents"],
      summary: "Calls a tool. A body with jsonrpc is a message of the Model Context Protocol",
      ...guarded,
      ...run("name"),
    },
  });
  return {
    "/api/agent-manifest": {
      get: {
        operationId: "agent_manifest",
        tags: ["agents"],
        summary: "Capabilities and usage, for an agent that has just arrived",
        ...open,
        responses: {
          200: answer("The manifest", { name: string, usage: { type: "object" } }, ["name", "usage"]),
          ...errorResponses([401, 429, 500, 503]),
        },
      },
    },
    "/api/agent/capabilities": {
      get: {
        operationId: "agent_capabilities",
        tags: ["agents"],
        summary: "The capability registry",
        ...open,
        responses: {
          200: answer(
            "All capabilities",
            {
              success: ok,
              capabilities: { type: "array", items: { $ref: "#/components/schemas/CapabilityDefinition" } },
            },
            ["success", "capabilities"],
          ),
          ...errorResponses([401, 429, 500, 503]),
        },
      },
    },
    "/api/agent/task": {
      post: {
        operationId: "agent_task",
        tags: ["agents"],
        summary: "Runs a capability",
        ...guarded,
        ...run("capability"),
      },
    },
    "/api/mcp/tools": mcp("mcp"),
    "/api/mcp": mcp("mcp_short"),
    "/api/openapi.json": {
      get: {
        operationId: "openapi",
        tags: ["agents"],
        summary: "This document",
        ...open,
        responses: {
          200: answer("OpenAPI 3.1", { openapi: string }, ["openapi"]),
          ...errorResponses([401, 429, 500, 503]),
        },
      },
    },
    "/api/openapi/{name}": {
      get: {
        operationId: "openapi_part",
        tags: ["agents"],
        summary: "One operation by its name, those of a tag, or all, with every field and status",
        ...open,
        parameters: [{ name: "name", in: "path", required: true, schema: string }],
        responses: {
          200: answer("OpenAPI 3.1", { openapi: string }, ["openapi"]),
          ...errorResponses([401, 404, 429, 500, 503]),
        },
      },
    },
    "/api/session/token": {
      post: {
        operationId: "session_token",
        tags: ["session"],
        summary: "A short-lived bearer token for scripts, from the cookie of a browser session",
        security: [{ session: [] }],
        responses: {
          200: answer(
            "The token",
            { success: ok, access_token: string, token_type: { const: "bearer" }, expires_in: { type: "integer" } },
            ["access_token", "token_type", "expires_in"],
          ),
          ...errorResponses([401, 403, 429, 500, 503]),
        },
      },
    },
    "/api/session/guest": {
      post: {
        operationId: "session_guest",
        tags: ["session"],
        summary:
          "Starts a session without an account, as its cookie, for a page of this origin; whoever is signed in stays so",
        ...open,
        responses: {
          200: answer("The browser has a session", { success: ok }, []),
          ...errorResponses([401, 403, 429, 500, 503]),
        },
      },
    },
    "/api/admin/audit-log.jsonl": {
      get: {
        operationId: "export_audit_log",
        tags: ["admin"],
        summary: "The audit log, a JSON object a line, newest first",
        ...guarded,
        parameters: auditParameters(),
        responses: {
          200: {
            description: "The entries of GET /api/admin/audit-log, one a line",
            content: { "application/jsonl": { schema: { type: "string" } } },
          },
          ...errorResponses([400, 401, 403, 429, 500, 503]),
        },
      },
    },
    "/api/trips/{id}/room": { get: roomOperation("trip", "id", "/api/trips/{id}") },
    "/api/group-trips/{trip_code}/room": {
      get: roomOperation("group", "trip_code", "/api/group-trips/{trip_code}"),
    },
  };
}

function auditParameters(): Json[] {
  const { properties } = z.toJSONSchema(exportAuditLog.input, { io: "input" });
  return Object.entries(properties ?? {}).map(([name, schema]) => ({ name, in: "query", required: false, schema }));
}

function roomOperation(of: "trip" | "group", parameter: string, address: string) {
  return {
    operationId: `${of}_room`,
    tags: [of === "trip" ? "trips" : "groups"],
    summary: `Upgrades to the ${of}'s WebSocket room`,
    ...guarded,
    parameters: [
      { name: parameter, in: "path", required: true, schema: string },
      {
        name: "ticket",
        in: "query",
        required: false,
        schema: string,
        description: `From POST ${address}/room/ticket`,
      },
    ],
    responses: { 101: { description: "Switching to the room" }, ...errorResponses([401, 403, 404]) },
  };
}

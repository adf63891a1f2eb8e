import { capabilityListing, toolListing } from "../packages/api/src/agents/manifest.ts";
import { missed, printFigures } from "./support/figures.ts";

/**
 * The size of the listings that an agent reads before its first call: every byte costs context. `npm run bench --
 * capabilities`. Fails when a listing would be too large with all capabilities of the interface.
 */
const ALL = 40;
const LIMIT = 60_000;

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const { tools } = toolListing();
const { capabilities } = capabilityListing();

printFigures(
  capabilities.map((capability) => ({
    capability: capability.name,
    "bytes as a tool": bytes(tools.find((it) => it.name === capability.name)),
    "bytes as a capability": bytes(capability),
    "of them schema": bytes(capability.input_schema),
    "of them examples": bytes(capability.examples),
  })),
);

const listings = { "GET /api/mcp/tools": toolListing(), "GET /api/agent/capabilities": capabilityListing() };
printFigures(
  Object.entries(listings).map(([listing, body]) => {
    const total = bytes(body);
    const each = total / capabilities.length;
    if (each * ALL > LIMIT) missed(`${listing} is too large`);
    return {
      listing,
      capabilities: capabilities.length,
      bytes: total,
      "bytes each": Math.round(each),
      [`bytes with ${ALL}`]: Math.round(each * ALL),
      limit: LIMIT,
      verdict: each * ALL <= LIMIT ? "reached" : "missed",
    };
  }),
);

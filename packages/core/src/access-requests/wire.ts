import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";

/** What a person is shown before they decide. Everything that the agent says of itself is unverified. */
export const accessRequestWire = z.object({
  id: f.id,
  kind: z.enum(["device", "code"]).meta({ description: "By a code that was typed, or from a browser" }),
  status: z.enum(["pending", "approved", "denied", "redeemed"]),
  agent_name: z.string().meta({ description: "What the agent calls itself; nobody has checked it" }),
  client_host: z.string().nullable().meta({ description: "Host that publishes the client's metadata, when it does" }),
  redirect_host: z.string().nullable().meta({ description: "Where the browser goes with the answer, for kind code" }),
  requested_scopes: z.array(z.enum(scopes)),
  requested_at: z.string(),
  requested_from: z.object({ address: z.string(), user_agent: z.string().nullable() }),
  expires_at: z.string(),
});

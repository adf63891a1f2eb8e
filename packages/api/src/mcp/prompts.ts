import { invalid } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { tripMarkdown } from "@caravan/core/wire/markdown/trip-markdown";
import {
  type GetPromptResult,
  type ListPromptsResult,
  type Prompt,
  type PromptMessage,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { catchUpText, changeText, followUpText, planText, reviewText, shareText } from "./prompt-texts.ts";
import { readTrip } from "./read-trips.ts";
import { tripUri } from "./resources.ts";

const LONGEST = 500;

type Arguments = Readonly<Record<string, string>>;

interface Offered extends Prompt {
  readonly name: string;
  messages(call: Call, args: Arguments): Promise<PromptMessage[]>;
}

const tripArgument = { name: "trip_id", description: "The trip; type some of its title to find it", required: true };

const offered: readonly Offered[] = [
  {
    name: "plan_trip",
    title: "Plan a trip",
    description: "Plans a new trip from the traveler's preferences, checks the plan and shows it day by day.",
    arguments: [
      { name: "destination", description: "A city", required: true },
      { name: "start_date", description: "YYYY-MM-DD" },
      { name: "end_date", description: "YYYY-MM-DD" },
      { name: "travelers", description: "Number of travelers" },
      { name: "wishes", description: "What matters, in the traveler's words" },
    ],
    messages: async (_, args) => [said(planText(args))],
  },
  {
    name: "change_trip",
    title: "Change a trip",
    description: "Makes what the traveler asks for in few calls, checks the plan, and says what is different.",
    arguments: [
      tripArgument,
      { name: "wishes", description: "What to change, in the traveler's words", required: true },
    ],
    messages: async (call, { trip_id = "", wishes = "" }) => [
      said(changeText(trip_id, wishes)),
      await attached(call, trip_id),
    ],
  },
  {
    name: "share_trip",
    title: "Share a trip",
    description:
      "Checks a trip, makes a link to it, starts a group where people decide together, and writes the message.",
    arguments: [tripArgument, { name: "people", description: "Who gets it" }],
    messages: async (call, { trip_id = "", people }) => [
      said(shareText(trip_id, people)),
      await attached(call, trip_id),
    ],
  },
  {
    name: "follow_up",
    title: "Follow up on proposals",
    description: "Learns what people decided and said about the agent's proposals, and acts on it.",
    arguments: [tripArgument],
    messages: async (call, { trip_id = "" }) => [said(followUpText(trip_id)), await attached(call, trip_id)],
  },
  {
    name: "review_trip",
    title: "Review a trip before departure",
    description: "Goes through a trip as its travelers will live it and says what to fix or decide before they leave.",
    arguments: [tripArgument],
    messages: async (call, { trip_id = "" }) => [said(reviewText(trip_id)), await attached(call, trip_id)],
  },
  {
    name: "catch_up",
    title: "Catch up on what changed",
    description: "Tells what people and agents changed on a trip, and which proposals are pending.",
    arguments: [tripArgument, { name: "since", description: "A date or what was seen last; all when left out" }],
    messages: async (call, { trip_id = "", since }) => [
      said(catchUpText(trip_id, since)),
      await attached(call, trip_id),
    ],
  },
];

export function listPrompts(): ListPromptsResult {
  return { prompts: offered.map(({ messages: _, ...prompt }) => prompt) };
}

export const hasArgument = (prompt: string, argument: string): boolean =>
  offered.some((it) => it.name === prompt && it.arguments?.some((its) => its.name === argument));

export const promptParams = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.string().max(LONGEST)).default({}),
});

export async function getPrompt(call: Call, params: z.output<typeof promptParams>): Promise<GetPromptResult> {
  const prompt = offered.find((it) => it.name === params.name);
  if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${params.name.slice(0, 80)}`);
  const lacking = (prompt.arguments ?? []).filter((it) => it.required && !params.arguments[it.name]?.trim());
  if (lacking.length > 0)
    throw invalid(lacking.map((it) => ({ path: `arguments.${it.name}`, message: "is required" })));
  return { description: prompt.description ?? "", messages: await prompt.messages(call, params.arguments) };
}

const said = (text: string): PromptMessage => ({ role: "user", content: { type: "text", text } });

async function attached(call: Call, tripId: string): Promise<PromptMessage> {
  const trip = await readTrip(call, tripId);
  const resource = { uri: tripUri(trip.id), mimeType: "text/markdown", text: tripMarkdown(trip) };
  return { role: "user", content: { type: "resource", resource } };
}

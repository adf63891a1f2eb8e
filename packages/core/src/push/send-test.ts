import { z } from "zod";
import { command } from "../define.ts";

export const sendTestPush = command({
  name: "send_test_push",
  description: "Sends a push to all of the caller's devices, to see that it arrives.",
  audience: "person",
  input: z.object({}),
  output: z.object({ status: z.literal("queued"), devices: z.number() }),
  rest: { method: "POST", path: "/api/users/me/push-subscriptions/test", status: 202 },
  async run() {
    throw new Error("not built yet");
  },
});

import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { notFound } from "../errors.ts";
import { accessRequestWire } from "./wire.ts";

export const getRequest = query({
  name: "get_access_request",
  description: "What an agent asks for, for the person who decides.",
  audience: "person",
  errors: ["not_found"],
  input: z.object({ request_id: f.id }),
  output: z.object({ request: accessRequestWire }),
  async run() {
    throw notFound("request");
  },
});

#!/usr/bin/env node
import { run } from "./run.ts";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort(new Error("Interrupted.")));
const status = await run(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.log(line),
  write: (bytes) => void process.stdout.write(bytes),
  note: (line) => console.error(line),
  signal: stop.signal,
});
if (status !== 0) process.exitCode = status;

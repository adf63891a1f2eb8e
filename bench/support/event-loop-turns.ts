/** What the main thread did since the last question, in milliseconds of its own CPU time, which other processes do not add to. */
export interface Turns {
  readonly cpu: number;
  /** The most between two timers that are due every millisecond: one turn of the event loop, or a little more. */
  readonly longest: number;
}

let watching = false;
let asked = 0;
let last = 0;
let longest = 0;

/** The first question begins the watch. */
export function turns(): Turns {
  const now = cpuOfThread();
  if (watching) longest = Math.max(longest, now - last);
  else watch();
  const answer = { cpu: now - asked, longest };
  asked = now;
  last = now;
  longest = 0;
  return answer;
}

function watch(): void {
  watching = true;
  setInterval(() => {
    const now = cpuOfThread();
    if (now - last > longest) longest = now - last;
    last = now;
  }, 1).unref();
}

function cpuOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

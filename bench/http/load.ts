import autocannon from "autocannon";

export interface Job {
  readonly url: string;
  readonly key: string;
  readonly method: "GET" | "POST";
  /** Distributed among the connections, so that no two of them change the same trip at once. */
  readonly paths: readonly string[];
  readonly body?: object;
  readonly connections: number;
  /** How long it lasts, or how many requests it makes. */
  readonly size: { readonly seconds: number } | { readonly amount: number };
}

export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  /** The 99th percentile of the latency in milliseconds. */
  readonly p99: number;
  /** Bytes of an answer with its headers. */
  readonly bytes: number;
}

process.on("message", async (job: Job) => process.send?.(await fire(job)));

async function fire(job: Job): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  let connection = 0;
  const began = performance.now();
  const finished = Promise.withResolvers<autocannon.Result>();
  const run = autocannon(
    {
      url: job.url,
      connections: job.connections,
      // Autocannon ends only at a sample.
      ...("amount" in job.size ? { amount: job.size.amount, sampleInt: 20 } : { duration: job.size.seconds }),
      method: job.method,
      headers: { authorization: `Bearer ${job.key}`, ...(job.body ? { "content-type": "application/json" } : {}) },
      ...(job.body ? { body: JSON.stringify(job.body) } : {}),
      setupClient(client) {
        const mine = job.paths.filter((_, index) => index % job.connections === connection);
        connection += 1;
        client.setRequests((mine.length > 0 ? mine : job.paths).map((path) => ({ path })));
      },
    },
    (error, result) => (error ? finished.reject(error) : finished.resolve(result)),
  );
  // Autocannon's own histogram has a resolution of a millisecond.
  run.on("response", (_client, _status, size, time) => {
    times.push(time);
    bytes += size;
  });
  const result = await finished.promise;
  const took = (performance.now() - began) / 1000;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${job.method} ${job.paths[0]}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  times.sort((a, b) => a - b);
  const requests = times.length;
  return {
    requests,
    perSecond: requests / took,
    p99: times[Math.floor(requests * 0.99)] ?? 0,
    bytes: bytes / requests,
  };
}

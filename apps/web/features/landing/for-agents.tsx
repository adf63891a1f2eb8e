const snippet = `curl "$CARAVAN/api/agent/task" \\
  -H "Authorization: Bearer $CARAVAN_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"capability": "list_trips", "arguments": {}}'`;

export function ForAgents() {
  return (
    <section
      aria-labelledby="agents"
      className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-2 lg:items-center lg:gap-16"
    >
      <div>
        <h2 id="agents" className="heading-page">
          Your agents are welcome
        </h2>
        <p className="mt-4 text-lg text-muted leading-relaxed">
          Whatever you can do here, an agent that you approve can do through tasks, MCP or REST. You choose what it may
          touch and whether it asks first, you see everything it did, and you can take the key back at any time.
        </p>
        <p className="mt-6 flex flex-wrap gap-x-8">
          <a
            href="/api/agent-manifest"
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            Agent manifest
          </a>
          <a
            href="/api/openapi.json"
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            OpenAPI description
          </a>
        </p>
      </div>
      <figure className="min-w-0 rounded-panel border bg-surface shadow-card">
        <figcaption className="border-b px-5 py-3 text-muted text-sm">List your trips from a terminal</figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, so the keyboard must reach it */}
        <pre tabIndex={0} className="overflow-x-auto rounded-b-panel p-5 font-mono text-[0.875rem] leading-7">
          <code>{snippet}</code>
        </pre>
      </figure>
    </section>
  );
}

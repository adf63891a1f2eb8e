import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { PlainHeader, SiteFooter } from "@/ui/page-parts.tsx";

export const metadata: Metadata = {
  title: "For developers and agents",
  description:
    "Connect an agent or a program to Caravan: MCP, REST and one task endpoint, with keys that people approve.",
};

/** For whoever writes an agent or a program: how to connect it, and where the descriptions are. */
export default async function DevelopersPage() {
  // The public address belongs to the installation, not to the build.
  await connection();
  const base = process.env.NEXTAUTH_URL ?? "";
  return (
    <>
      <div className="mx-auto w-full max-w-3xl px-4 sm:px-6">
        <PlainHeader />
      </div>
      <main id="main" className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 py-10 sm:px-6 md:py-16">
        <header>
          <h1 className="heading-page">Your agents are welcome</h1>
          <p className="mt-4 text-lg text-muted leading-relaxed">
            Whatever people can do here, an agent that they approve can do through MCP, REST or one task endpoint. They
            choose what it may touch and whether its changes need their approval, see everything that it did, and can
            take the key back at any time.
          </p>
        </header>
        <Way
          title="With an MCP client"
          text="It finds out by itself how to sign in, and opens a browser in which its person decides."
        >
          {`{ "mcpServers": { "caravan": { "type": "http", "url": "${base}/api/mcp/tools" } } }`}
        </Way>
        <Way
          title="Ask for a key"
          text="The device flow, for programs without a browser. Show your person the address and the code, and poll for the key."
        >
          {`curl -s ${base}/api/agent-auth/device \\
  -H "Content-Type: application/json" \\
  -d '{"agent_name": "My planner", "requested_scopes": ["trips:read", "trips:write"]}'`}
        </Way>
        <Way title="Use it" text="The same verbs at every door: here as a task.">
          {`curl -s ${base}/api/agent/task \\
  -H "Authorization: Bearer $CARAVAN_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"capability": "list_trips", "arguments": {}}'`}
        </Way>
        <nav aria-label="Descriptions" className="flex flex-wrap gap-x-8">
          {descriptions.map(({ href, name }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              {name}
            </a>
          ))}
        </nav>
      </main>
      <SiteFooter withLanguages={false} />
    </>
  );
}

const descriptions = [
  { href: "/llms.txt", name: "In short, for agents" },
  { href: "/auth.md", name: "Signing in" },
  { href: "/api/openapi.json", name: "OpenAPI description" },
  { href: "/api/agent-manifest", name: "Agent manifest" },
] as const;

const commands =
  "mt-4 overflow-x-auto rounded-panel border bg-surface p-5 font-mono text-[0.875rem] leading-7 shadow-card";

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="heading-section">{title}</h2>
      <p className="mt-2 text-muted leading-relaxed">{text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, so the keyboard must reach it */}
      <pre tabIndex={0} className={commands}>
        <code>{children}</code>
      </pre>
    </section>
  );
}

import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { currentUser } from "@/features/account/server.ts";
import { LaterConsole } from "@/features/developers/later-console.tsx";
import { t as developers } from "@/features/developers/messages/index.ts";
import { PlainHeader, SiteFooter } from "@/ui/page-parts.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../messages/index.ts";

export const generateMetadata = (): Metadata => ({
  title: t("developers"),
  description: t("developers.description"),
});

/** For whoever writes an agent or a program: how to connect it, and where the descriptions are. */
export default async function DevelopersPage() {
  // The public address belongs to the installation, not to the build.
  await connection();
  const base = process.env.NEXTAUTH_URL ?? "";
  const user = await currentUser();
  return (
    <>
      <div className="mx-auto w-full max-w-3xl px-4 sm:px-6">
        <PlainHeader />
      </div>
      <main id="main" className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 py-10 sm:px-6 md:py-16">
        <header>
          <h1 className="heading-page">{t("developers.welcome")}</h1>
          <p className="mt-4 text-lg text-muted leading-relaxed">{t("developers.text")}</p>
        </header>
        <Way title={t("developers.mcp")} text={t("developers.mcpText")}>
          {`{ "mcpServers": { "caravan": { "type": "http", "url": "${base}/api/mcp/tools" } } }`}
        </Way>
        <Way title={t("developers.key")} text={t("developers.keyText")}>
          {`curl -s ${base}/api/agent-auth/device \\
  -H "Content-Type: application/json" \\
  -d '{"agent_name": "My planner", "requested_scopes": ["trips:read", "trips:write"]}'`}
        </Way>
        <Way title={t("developers.use")} text={t("developers.useText")}>
          {`curl -s ${base}/api/agent/task \\
  -H "Authorization: Bearer $CARAVAN_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"capability": "list_trips", "arguments": {}}'`}
        </Way>
        <section aria-label={developers("title")} className="flex flex-col gap-4">
          <div>
            <h2 className="heading-section">{developers("title")}</h2>
            <p className="mt-2 text-muted leading-relaxed">{developers("text")}</p>
          </div>
          <PageTexts of={["developers"]}>
            <LaterConsole signedIn={user !== null} base={base} />
          </PageTexts>
        </section>
        <nav aria-label={t("developers.descriptions")} className="flex flex-wrap gap-x-8">
          {descriptions().map(({ href, name }) => (
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

const descriptions = () =>
  [
    { href: "/llms.txt", name: t("developers.short") },
    { href: "/auth.md", name: t("developers.signingIn") },
    { href: "/api/openapi.json", name: t("developers.openapi") },
    { href: "/api/agent-manifest", name: t("developers.manifest") },
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

import type { Metadata } from "next";
import { AppParts } from "@/app/app-parts.tsx";
import { installation } from "@/features/account/installation.ts";
import { currentUser } from "@/features/account/server.ts";
import { HelpTopics } from "@/features/help/help-topics.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("help"), description: t("help.description") });

export default async function HelpPage() {
  const [user, { contact }] = await Promise.all([currentUser(), installation()]);
  return (
    <AppShell user={user}>
      {user && <AppParts />}
      <div className="mx-auto w-full max-w-2xl">
        <h1 className="heading-page mb-6">{t("help")}</h1>
        <PageTexts of={["help"]}>
          <HelpTopics />
        </PageTexts>
        {contact && (
          <p className="mt-10 rounded-card border bg-surface p-5">
            {t("help.stuck")}{" "}
            <a
              href={contact.includes("@") ? `mailto:${contact}` : contact}
              className="wrap-anywhere font-medium text-accent underline underline-offset-4"
            >
              {contact}
            </a>
          </p>
        )}
      </div>
    </AppShell>
  );
}

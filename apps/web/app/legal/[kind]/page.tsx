import { type LegalTextKind, legalTextKinds } from "@caravan/domain/field-choices";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AppParts } from "@/app/app-parts.tsx";
import { askOwnApi, currentUser, OwnApiError } from "@/features/account/server.ts";
import { LegalMarkdown } from "@/features/legal/legal-markdown.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { formatDate } from "@/ui/format.ts";
import { legalTitle } from "@/ui/legal-title.ts";
import { t } from "../../messages/index.ts";

const kindOf = (word: string): LegalTextKind | undefined => legalTextKinds.find((kind) => kind === word);

export async function generateMetadata({ params }: PageProps<"/legal/[kind]">): Promise<Metadata> {
  const kind = kindOf((await params).kind);
  return kind ? { title: legalTitle(kind) } : {};
}

export default async function LegalPage({ params }: PageProps<"/legal/[kind]">) {
  const kind = kindOf((await params).kind);
  if (!kind) notFound();
  const response = await askOwnApi(`/api/legal/${kind}`);
  if (response.status === 404) notFound();
  if (!response.ok) throw new OwnApiError("/api/legal", response.status);
  const { legal_text: text } = (await response.json()) as { legal_text: { markdown: string; updated_at: string } };
  const user = await currentUser();
  return (
    <AppShell user={user}>
      {user && <AppParts />}
      <article className="max-w-prose">
        <h1 className="heading-page">{legalTitle(kind)}</h1>
        <p className="mt-2 mb-8 text-faint text-sm">
          {t("lastChanged", { date: formatDate(text.updated_at.slice(0, 10)) })}
        </p>
        <LegalMarkdown markdown={text.markdown} />
      </article>
    </AppShell>
  );
}

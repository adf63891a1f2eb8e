import type { Metadata } from "next";
import { userOrVisitor } from "@/features/account/server.ts";
import { readCode } from "@/features/connect/code.ts";
import { Connect } from "@/features/connect/connect.tsx";
import { SignInFirst } from "@/features/connect/sign-in-first.tsx";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({
  title: t("connectAgent"),
  // The address may contain a code that is still valid.
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});

export default async function ConnectPage({ searchParams }: PageProps<"/connect">) {
  const query = await searchParams;
  const request = typeof query.request === "string" ? query.request : null;
  // Other texts are left out, because the field would show them like a code.
  const code = typeof query.code === "string" ? readCode(query.code) : null;
  const given = request ? `?request=${encodeURIComponent(request)}` : code ? `?code=${code}` : "";
  const here = `/connect${given}`;
  const user = await userOrVisitor(here);
  if (!user) {
    return <SignInFirst here={here} code={request ? null : code} />;
  }
  return (
    <PageTexts of={["api-keys", "connect"]}>
      <AppShell user={user}>
        <div className="mx-auto w-full max-w-xl">
          <Connect user={user} requestId={request} givenCode={code} />
        </div>
      </AppShell>
    </PageTexts>
  );
}

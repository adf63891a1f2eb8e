import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { requireAccount } from "@/features/account/server.ts";
import { GroupScreen } from "@/features/group-page/group-page.tsx";
import { groupTabOf } from "@/features/group-page/group-tab.ts";
import { GroupNotFound } from "@/features/groups/components/group-not-found.tsx";
import { codeInPath } from "@/features/groups/model/trip-code.ts";
import { PageAnswersProvider } from "@/features/page-answers/index.ts";
import { answersForGroup } from "@/features/page-answers/server.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("group"), referrer: "no-referrer" });

/** What the browser says of itself: by its hint, or else, as Safari and Firefox, in its name. */
async function isOnPhone(): Promise<boolean> {
  const sent = await headers();
  const hint = sent.get("sec-ch-ua-mobile");
  return hint === null ? /Mobi/.test(sent.get("user-agent") ?? "") : hint === "?1";
}

export default async function GroupPage({ params, searchParams }: PageProps<"/groups/[code]">) {
  const [{ code: given }, { tab }] = await Promise.all([params, searchParams]);
  const code = codeInPath(given);
  const here = `/groups/${code ?? given}${tab === undefined ? "" : `?tab=${groupTabOf(tab)}`}`;
  const user = await requireAccount(here);
  // One spelling of the code, so that queries of the group are cached once.
  if (code !== null && code !== given) redirect(here);
  return (
    <AppShell user={user}>
      <PageTexts of={["alignment", "comments/button", "group-page", "groups", "trips"]}>
        {code === null ? (
          <GroupNotFound />
        ) : (
          <PageAnswersProvider answers={await answersForGroup(code)}>
            <GroupScreen tripCode={code} phone={await isOnPhone()} />
          </PageAnswersProvider>
        )}
      </PageTexts>
    </AppShell>
  );
}

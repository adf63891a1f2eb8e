import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { allowsGuests } from "@/features/account/installation.ts";
import { signInHref } from "@/features/account/return-path.ts";
import { userOrVisitor } from "@/features/account/server.ts";
import { NewTripScreen } from "@/features/trips/components/new-trip-screen.tsx";
import { t } from "@/features/trips/messages/new/index.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

const fieldsOfLanding = ["destination", "start_date", "end_date"] as const;

/** Visitors plan as guests, where everybody may have an account. */
export default async function NewTripPage({ searchParams }: PageProps<"/trips/new">) {
  const query = await searchParams;
  const given = fieldsOfLanding.flatMap((name) => {
    const value = query[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const here = given.length > 0 ? `/trips/new?${new URLSearchParams(given.map(([...it]) => it))}` : "/trips/new";
  const user = await userOrVisitor(here);
  if (!user && !(await allowsGuests())) redirect(signInHref(here));
  return (
    <AppShell user={user}>
      <PageTexts of={["trips", "trips/new"]}>
        <NewTripScreen given={Object.fromEntries(given)} asGuest={user === null} />
      </PageTexts>
    </AppShell>
  );
}

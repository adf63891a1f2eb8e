import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { allowsGuests } from "@/features/account/installation.ts";
import { currentUser, signInHref } from "@/features/account/server.ts";
import { NewTripScreen } from "@/features/trips/components/new-trip-screen.tsx";
import { AppShell } from "@/ui/app-shell.tsx";

export const metadata: Metadata = { title: "New trip" };

const fieldsOfLanding = ["destination", "start_date", "end_date"] as const;

/** Visitors plan as guests, where everybody may have an account. */
export default async function NewTripPage({ searchParams }: PageProps<"/trips/new">) {
  const [user, query] = await Promise.all([currentUser(), searchParams]);
  const given = fieldsOfLanding.flatMap((name) => {
    const value = query[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  if (!user && !(await allowsGuests()))
    redirect(
      signInHref(given.length > 0 ? `/trips/new?${new URLSearchParams(given.map(([...it]) => it))}` : "/trips/new"),
    );
  return (
    <AppShell user={user}>
      <NewTripScreen given={Object.fromEntries(given)} asGuest={user === null} />
    </AppShell>
  );
}

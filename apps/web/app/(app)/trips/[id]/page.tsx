import type { Metadata } from "next";
import { t } from "@/features/trip-builder/messages/index.ts";
import { BuilderPage } from "./builder-page.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

export default async function TripPage({ params, searchParams }: PageProps<"/trips/[id]">) {
  const [{ id }, { proposals }] = await Promise.all([params, searchParams]);
  // After signing in, a person who followed a notification still gets to its subject.
  const here = `/trips/${encodeURIComponent(id)}${proposals === "1" ? "?proposals=1" : ""}`;
  return <BuilderPage tripId={id} here={here} />;
}

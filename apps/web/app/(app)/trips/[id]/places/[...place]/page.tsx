import type { Metadata } from "next";
import { t } from "@/features/trip-builder/messages/index.ts";
import { BuilderPage } from "../../builder-page.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

/** The trip with the page of a place open; which one, the builder reads from the address. */
export default async function PlacePage({ params }: PageProps<"/trips/[id]/places/[...place]">) {
  const { id, place } = await params;
  return <BuilderPage tripId={id} here={`/trips/${encodeURIComponent(id)}/places/${place.join("/")}`} />;
}

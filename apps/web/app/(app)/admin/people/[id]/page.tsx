import type { Metadata } from "next";
import { PersonPage } from "@/features/admin/person-page.tsx";
import { t } from "../../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("person") });

export default async function OnePersonPage({ params }: PageProps<"/admin/people/[id]">) {
  return <PersonPage id={(await params).id} />;
}

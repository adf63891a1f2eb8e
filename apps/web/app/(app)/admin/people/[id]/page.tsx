import type { Metadata } from "next";
import { PersonPage } from "@/features/admin/person-page.tsx";

export const metadata: Metadata = { title: "Person" };

export default async function OnePersonPage({ params }: PageProps<"/admin/people/[id]">) {
  return <PersonPage id={(await params).id} />;
}

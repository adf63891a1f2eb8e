import type { Metadata } from "next";
import { PeopleList } from "@/features/admin/people-list.tsx";

export const metadata: Metadata = { title: "People" };

export default function PeoplePage() {
  return <PeopleList />;
}

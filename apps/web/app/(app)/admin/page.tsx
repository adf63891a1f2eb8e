import type { Metadata } from "next";
import { PeopleList } from "@/features/admin/people-list.tsx";
import { t } from "../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("people") });

export default function PeoplePage() {
  return <PeopleList />;
}

import type { Metadata } from "next";
import { AuditLog } from "@/features/admin/audit-log.tsx";
import { t } from "../../../messages/index.ts";

export const generateMetadata = (): Metadata => ({ title: t("audit") });

export default async function AuditPage({ searchParams }: PageProps<"/admin/audit">) {
  const { person } = await searchParams;
  return <AuditLog personId={typeof person === "string" ? person : undefined} />;
}

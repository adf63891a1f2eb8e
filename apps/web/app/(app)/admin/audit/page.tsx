import type { Metadata } from "next";
import { AuditLog } from "@/features/admin/audit-log.tsx";

export const metadata: Metadata = { title: "Audit log" };

export default async function AuditPage({ searchParams }: PageProps<"/admin/audit">) {
  const { person } = await searchParams;
  return <AuditLog personId={typeof person === "string" ? person : undefined} />;
}

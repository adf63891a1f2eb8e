import { redirect } from "next/navigation";
import { askOwnApi, OwnApiError } from "@/features/account/server.ts";

/** Leads to the sample trip, which is shared by a link like any other. */
export async function GET(): Promise<never> {
  const response = await askOwnApi("/api/demo");
  if (response.status === 404) redirect("/demo/unavailable");
  if (!response.ok) throw new OwnApiError("/api/demo", response.status);
  const { token } = (await response.json()) as { token: string };
  redirect(`/shared/${encodeURIComponent(token)}`);
}

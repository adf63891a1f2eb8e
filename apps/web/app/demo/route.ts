import { redirect } from "next/navigation";
import { askOwnApi, OwnApiError } from "@/features/account/server.ts";

/** Redirects to the sample trip, which has a public link like any other. */
export async function GET(): Promise<never> {
  const response = await askOwnApi("/api/demo");
  if (response.status === 404) redirect("/demo/unavailable");
  if (!response.ok) throw new OwnApiError("/api/demo", response.status);
  const { token } = (await response.json()) as { token: string };
  redirect(`/shared/${encodeURIComponent(token)}`);
}

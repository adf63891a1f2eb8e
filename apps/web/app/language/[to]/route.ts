import { backTo } from "@/back-to.ts";
import { offeredLanguages } from "@/offered-languages.ts";
import { languageCookieOf } from "@/request-language.ts";

/** Chooses the language of this browser, and leads back to the page that the link stood on. */
export async function GET(request: Request, { params }: RouteContext<"/language/[to]">): Promise<Response> {
  const { to } = await params;
  if (!offeredLanguages().some((it) => it === to)) return new Response(null, { status: 404 });
  return backTo(request, languageCookieOf(to));
}

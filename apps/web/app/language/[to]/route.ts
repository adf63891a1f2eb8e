import { offeredLanguages } from "@/offered-languages.ts";
import { languageCookieOf } from "@/request-language.ts";

/** Chooses the language of this browser, and leads back to the page that the link stood on. */
export async function GET(request: Request, { params }: RouteContext<"/language/[to]">): Promise<Response> {
  const { to } = await params;
  if (!offeredLanguages().some((it) => it === to)) return new Response(null, { status: 404 });
  const headers = new Headers({ location: pathOf(request.headers.get("referer")), "cache-control": "no-store" });
  headers.append("set-cookie", languageCookieOf(to));
  return new Response(null, { status: 303, headers });
}

/** The path of a page of ours; other sites send no path. */
function pathOf(page: string | null): string {
  if (!page || !URL.canParse(page)) return "/";
  const { pathname, search } = new URL(page);
  return pathname.startsWith("//") ? "/" : `${pathname}${search}`;
}

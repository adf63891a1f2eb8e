/** Sets a cookie and leads back to the page that the link stood on. */
export function backTo(request: Request, cookie: string): Response {
  const headers = new Headers({ location: pathOf(request.headers.get("referer")), "cache-control": "no-store" });
  headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The path of a page of ours; other sites send no path. */
function pathOf(page: string | null): string {
  if (!page || !URL.canParse(page)) return "/";
  const { pathname, search } = new URL(page);
  return pathname.startsWith("//") ? "/" : `${pathname}${search}`;
}

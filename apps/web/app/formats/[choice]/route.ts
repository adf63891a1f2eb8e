import { readFormats } from "@caravan/languages/reader";
import { backTo } from "@/back-to.ts";
import { chosenFormats, formatsCookieOf } from "@/request-language.ts";

const choices: Readonly<Record<string, object>> = {
  "clock-12": { clock: "12" },
  "clock-24": { clock: "24" },
  imperial: { distance: "mi", temperature: "f" },
  metric: { distance: "km", temperature: "c" },
};

/** Chooses the clock or the units of this browser, and leads back to the page that the link stood on. */
export async function GET(request: Request, { params }: RouteContext<"/formats/[choice]">): Promise<Response> {
  const { choice } = await params;
  if (!Object.hasOwn(choices, choice)) return new Response(null, { status: 404 });
  const before = chosenFormats({ headers: { cookie: request.headers.get("cookie") ?? "" } });
  const chosen = { ...before, ...readFormats(choices[choice]) };
  return backTo(request, formatsCookieOf(chosen));
}

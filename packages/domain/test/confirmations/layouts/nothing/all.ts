import type { FlightFacts } from "../flights.ts";
import type { Layout } from "../layout.ts";
import { alert } from "./alert.ts";
import { invoice } from "./invoice.ts";
import { newsletter } from "./newsletter.ts";
import { points } from "./points.ts";
import { signIn } from "./sign-in.ts";

export const nothingLayouts: readonly Layout<FlightFacts>[] = [alert, invoice, newsletter, points, signIn];

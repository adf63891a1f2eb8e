export type { CurrentUser } from "./server.ts";

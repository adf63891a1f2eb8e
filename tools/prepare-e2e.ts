import { ensureBrowsers } from "./browser.ts";
import { ensureWebBuild } from "./web-build.ts";

// A process of its own, since both take a while and other phases go on meanwhile.
ensureBrowsers();
await ensureWebBuild();

import { ensureBrowsers } from "./browser.ts";
import { ensureWebBuild } from "./web-build.ts";

// A separate process, because both take a while and other phases run meanwhile.
ensureBrowsers();
ensureWebBuild();

import { SiteFooter } from "./page-parts.tsx";
import { Shell } from "./shell.tsx";
import type { ShellProps } from "./shell-frame.tsx";

/** A page in a centred column, with its header and footer. A page with the whole window, such as a map, takes `Shell`. */
export function AppShell(props: ShellProps) {
  const footer = <SiteFooter withLanguages={!props.user} className="group-has-data-skeleton/page:hidden" />;
  return <Shell {...props} column={{ footer }} />;
}

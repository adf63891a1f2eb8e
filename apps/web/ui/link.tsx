"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

interface LinkProps extends ComponentProps<"a"> {
  /** A path of this application. */
  href: string;
}

/**
 * A link within the application, which opens its page without a reload. Not `next/link`: pages are rendered for each
 * request, so prefetching would load only their titles (two requests a link, a third of the server's time), and without it
 * 3 KB of scripts on every page are left over that do what stands here.
 */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    router.push(href);
  };
  return <a href={href} onClick={open} {...rest} />;
}

/** The browser opens another tab or window, or saves the target. */
function opensElsewhere({ currentTarget, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = currentTarget;
  if (currentTarget.hasAttribute("download") || (target !== "" && target !== "_self")) return true;
  return metaKey || ctrlKey || shiftKey || altKey;
}

import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link within the application, without prefetching. Pages are rendered for each request, so prefetching would load
 * only their titles: two requests a link, 14 for a trip, and a third of the server's time.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}

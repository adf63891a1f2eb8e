import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to another page of ours. Pages are rendered for each request, so prefetching those that links in view lead to would
 * bring their titles only: two requests a link, 14 for a trip, and a third of the server's time for it.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}

import { type ComponentType, lazy, Suspense } from "react";

/**
 * A component with a file of its own: the server renders it with its page, the browser loads it when it is rendered. Not
 * `next/dynamic`, which does the same and adds 2 KB to every page.
 */
export function loadedApart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Waiting }: { loading?: ComponentType } = {},
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Apart(props) {
    return (
      <Suspense fallback={Waiting && <Waiting />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

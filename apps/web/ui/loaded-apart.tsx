import { type ComponentType, lazy, Suspense } from "react";

/**
 * A component with a file of its own: the server renders it with its page, the browser loads it when it is rendered. Not
 * `next/dynamic`, which does the same and adds 2 KB to every page. What cannot be loaded, without a connection, is left out and
 * tried again the next time: as an error it would take the whole page away.
 */
export function loadedApart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Waiting = () => null }: { loading?: ComponentType } = {},
): ComponentType<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          Loaded = begin();
          return { default: Waiting as ComponentType<Props> };
        },
      ),
    );
  let Loaded = begin();
  return function Apart(props) {
    return (
      <Suspense fallback={<Waiting />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

"use client";

import { useEffect, useId, useState } from "react";

const FEWEST_LETTERS = 2;
const PAUSE_MS = 150;

interface Destination {
  readonly name: string;
  readonly country: string | null;
}

/** A text field with the browser's own list of suggestions, which needs no library. Any other text is accepted too. */
export function DestinationInput({
  id,
  placeholder,
  className,
}: {
  id: string;
  placeholder: string;
  className?: string;
}) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    const query = typed.trim();
    if (query.length < FEWEST_LETTERS) return;
    const asking = new AbortController();
    const pause = setTimeout(() => {
      fetch(`/api/destinations?query=${encodeURIComponent(query.slice(0, 120))}`, { signal: asking.signal })
        .then(async (answer) => (answer.ok ? ((await answer.json()).destinations as Destination[]) : []))
        .then((found) => setNames(found.map((it) => (it.country ? `${it.name}, ${it.country}` : it.name))))
        // Suggestions are only a help.
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [typed]);

  return (
    <>
      <input
        id={id}
        className={className}
        name="destination"
        list={listId}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={200}
        required
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

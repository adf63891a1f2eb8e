"use client";

import { useState } from "react";
import type { Viewer } from "@/features/trips/types.ts";
import { AskedFromBrowser } from "./asked-from-browser.tsx";
import { CodeForm } from "./code-form.tsx";
import { Consent } from "./consent.tsx";
import type { AccessRequest } from "./request.ts";

export interface ConnectProps {
  user: Viewer;
  /** A request that is named by the address. */
  requestId: string | null;
  givenCode: string | null;
}

/** From a code, or a request in the address, to the consent. */
export function Connect({ user, requestId, givenCode }: ConnectProps) {
  const [asked, setAsked] = useState({ requestId, givenCode });
  const [found, setFound] = useState<{ request: AccessRequest; code: string } | null>(null);
  const startAgain = () => {
    window.history.replaceState(null, "", "/connect");
    setAsked({ requestId: null, givenCode: null });
    setFound(null);
  };

  const shared = { user, onAnother: startAgain };
  if (found) return <Consent {...found} {...shared} />;
  if (asked.requestId !== null) return <AskedFromBrowser requestId={asked.requestId} {...shared} />;
  return <CodeForm givenCode={asked.givenCode} onFound={(request, code) => setFound({ request, code })} />;
}

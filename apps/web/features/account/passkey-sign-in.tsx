"use client";

import { KeyRound } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { domainError, useApiClient } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { t } from "./messages/index.ts";
import { t as shared } from "./messages/shared/index.ts";
import { sessions } from "./sign-in-options.tsx";
import {
  answerWithPasskey,
  hasPasskeys,
  offersPasskeysInFields,
  passkeyProblem,
  stopWaitingForPasskey,
} from "./use-passkey.ts";

/** A challenge is valid for ten minutes, and a page may stay open for longer. */
const ANEW_MS = 8 * 60_000;

/** Signs in with a passkey: by a button, or by the browser's list under the email field. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const client = useApiClient();
  const [state, setState] = useState<"unknown" | "idle" | "busy">("unknown");
  const [problem, setProblem] = useState<string | null>(null);

  const enter = useCallback(
    async (fromField: boolean) => {
      const answer = await answerWithPasskey(() => client.passkeys.challenge.mutate({}), fromField);
      setState("busy");
      const { signIn } = await sessions();
      const session = await signIn("passkey", { redirect: false, answer: JSON.stringify(answer) });
      if (session?.ok && !session.error) return window.location.assign(returnTo);
      setState("idle");
      setProblem(t(session?.status === 429 ? "error.tooMany" : "passkey.refused"));
    },
    [client, returnTo],
  );

  useEffect(() => {
    if (!hasPasskeys()) return;
    setState("idle");
    let current = true;
    const wait = () =>
      offersPasskeysInFields()
        .then((offers) => (current && offers ? enter(true) : undefined))
        .catch((error: unknown) => {
          // No error is shown: nobody asked for a passkey yet, and the form works without. An installation without
          // passkeys offers none.
          if (current && domainError(error).code === "passkeys_unavailable") setState("unknown");
        });
    void wait();
    const anew = setInterval(() => void wait(), ANEW_MS);
    return () => {
      current = false;
      clearInterval(anew);
      void stopWaitingForPasskey();
    };
  }, [enter]);

  if (state === "unknown") return null;
  const press = async () => {
    setProblem(null);
    setState("busy");
    try {
      await enter(false);
    } catch (error) {
      setState("idle");
      setProblem(passkeyProblem(error));
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" block icon={<KeyRound />} loading={state === "busy"} onClick={() => void press()}>
        {shared("usePasskey")}
      </Button>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
    </div>
  );
}

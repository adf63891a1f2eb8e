"use client";

import type { ClientSafeProvider } from "next-auth/react";
import { useEffect, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { t } from "./messages/index.ts";

/** Loaded after the page, so that the form can be used before. */
export const sessions = () => import("next-auth/react");

/** The other ways to sign in that this installation has configured: a link by mail, and identity providers. */
export function SignInOptions({ email, returnTo }: { email: string; returnTo: string }) {
  const [providers, setProviders] = useState<readonly ClientSafeProvider[]>([]);
  const [mail, setMail] = useState<"idle" | "sending" | "sent" | "failed" | "no-email">("idle");

  useEffect(() => {
    let current = true;
    sessions()
      .then(({ getProviders }) => getProviders())
      .then((known) => {
        if (current) setProviders(Object.values(known ?? {}).filter((provider) => provider.type !== "credentials"));
      })
      // The form above works without them.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, []);

  if (!providers.length) return null;
  const byMail = providers.find((provider) => provider.type === "email");
  const elsewhere = providers.filter((provider) => provider.type !== "email");

  const sendLink = async () => {
    if (!byMail) return;
    if (!/^\S+@\S+$/.test(email.trim())) return setMail("no-email");
    setMail("sending");
    const answer = await sessions()
      .then(({ signIn }) => signIn(byMail.id, { redirect: false, email: email.trim(), callbackUrl: returnTo }))
      .catch(() => undefined);
    setMail(answer?.ok && !answer.error ? "sent" : "failed");
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {elsewhere.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          block
          onClick={() => void sessions().then(({ signIn }) => signIn(provider.id, { callbackUrl: returnTo }))}
        >
          {t("continueWith", { provider: provider.name })}
        </Button>
      ))}
      {byMail && (
        <Button variant="secondary" block loading={mail === "sending"} onClick={sendLink}>
          {t("link.send")}
        </Button>
      )}
      {mail === "sent" && <FormAlert tone="success">{t("link.sent", { email: email.trim() })}</FormAlert>}
      {mail === "failed" && <FormAlert>{t("link.failed")}</FormAlert>}
      {mail === "no-email" && <FormAlert>{t("link.noEmail")}</FormAlert>}
    </div>
  );
}

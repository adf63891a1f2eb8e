"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ChangeEmailDialog, ConfirmEmailDialog } from "./change-email.tsx";
import { ChangeNameDialog } from "./change-name.tsx";
import { ChangePasswordDialog } from "./change-password.tsx";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";
import type { CurrentUser } from "./server.ts";

/** Name, email and password of the account, and how to change them. */
export function SignInDetails({ user }: { user: CurrentUser }) {
  const account = useQuery(useApi().account.me.queryOptions({})).data?.user;
  const email = account?.email ?? user.email;
  const [open, setOpen] = useState<"name" | "email" | "prove" | "password" | null>(null);
  const close = () => setOpen(null);
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("account")}</h2>
      <dl className="mt-5 grid gap-x-8 gap-y-1 max-sm:[&>dd]:mb-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-4">
        <dt className="text-muted">{shared("name")}</dt>
        <dd className="wrap-anywhere font-medium">{user.name}</dd>
        <dt className="text-muted">{shared("email")}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="wrap-anywhere font-medium">{email}</span>
          {account &&
            (account.email_verified ? (
              <Badge tone="success">{t("confirmed")}</Badge>
            ) : (
              <Badge tone="warning">{t("notConfirmed")}</Badge>
            ))}
        </dd>
      </dl>
      {account && !account.email_verified && (
        <p className="mt-4 max-w-prose text-muted text-sm">
          {t(account.mail ? "notConfirmed.text" : "notConfirmed.noMail")}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {account && !account.email_verified && account.mail && (
          <Button onClick={() => setOpen("prove")}>{shared("confirmEmail")}</Button>
        )}
        <Button variant="secondary" onClick={() => setOpen("name")}>
          {t("name.change")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("email")}>
          {t("email.change")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("password")}>
          {t(account?.has_password === false ? "password.setOne" : "password.change")}
        </Button>
      </div>
      {open === "prove" && <ConfirmEmailDialog email={email} asks onClose={close} />}
      {open === "name" && <ChangeNameDialog name={account?.name ?? ""} onClose={close} />}
      {open === "email" && <ChangeEmailDialog onClose={close} />}
      {open === "password" && <ChangePasswordDialog hasPassword={account?.has_password !== false} onClose={close} />}
    </Card>
  );
}

"use client";

import type { Language } from "@caravan/languages/language";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { Forwarding } from "@/features/inbound/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { ThemeToggle } from "@/ui/theme-toggle.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";
import { Devices } from "./devices.tsx";
import { FormatsChoice, LanguageChoice } from "./language-and-formats.tsx";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import type { CurrentUser } from "./server.ts";
import { SignInDetails } from "./sign-in-details.tsx";
import { YourData } from "./your-data.tsx";

/** How the person signs in, on which devices they are signed in, and what happens to their data. */
export function AccountTab({ user, languages }: { user: CurrentUser; languages: readonly Language[] }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <SignInDetails user={user} />
      <Passkeys />
      <SecondFactor />
      <Devices />
      <Forwarding />
      <LanguageChoice offered={languages} chosen={user.language} />
      <FormatsChoice chosen={user.formats} />
      <CurrencyChoice />
      <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="heading-section">{t("appearance")}</h2>
          <p className="mt-1 text-muted">{t("appearance.text")}</p>
        </div>
        <ThemeToggle />
      </Card>
      <YourData user={user} />
      <Button
        variant="secondary"
        icon={<LogOut />}
        loading={leaving}
        className="self-start"
        onClick={() => {
          setLeaving(true);
          void signOutTo("/").then((result) => result !== "left" && setLeaving(false));
        }}
      >
        {shared("signOut")}
      </Button>
    </div>
  );
}

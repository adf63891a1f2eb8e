"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { t as shared } from "./messages/shared/index.ts";
import { Passkeys } from "./passkeys.tsx";
import { signInHref } from "./return-path.ts";
import { SecondFactor } from "./second-factor.tsx";

/** What somebody can do in a session that lacks the second factor that is required: set one up, or leave. */
export function RequiredSecondFactor({ returnTo, signedInAs }: { returnTo: string; signedInAs: string }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      {/* A whole new page, which the server answers with what was asked for. */}
      <SecondFactor onSetUp={() => window.location.assign(returnTo)} />
      <Passkeys />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          icon={<LogOut />}
          loading={leaving}
          onClick={() => {
            setLeaving(true);
            void signOutTo(signInHref(returnTo)).then((result) => result !== "left" && setLeaving(false));
          }}
        >
          {shared("signOut")}
        </Button>
        <span className="wrap-anywhere text-muted text-sm">{shared("signedInAs", { email: signedInAs })}</span>
      </div>
    </div>
  );
}

"use client";

import { useState } from "react";
import type { Viewer } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { signInPath } from "./sign-in-again.ts";

/** Whose trips are about to be opened, and the way to another account. */
export function WhoGives({ user }: { user: Viewer }) {
  const [leaving, setLeaving] = useState(false);
  const change = () => {
    if (leaving) return;
    setLeaving(true);
    void signOutTo(signInPath()).then((result) => result !== "left" && setLeaving(false));
  };
  return (
    <div className="flex items-center gap-3">
      <Avatar name={user.name || user.email} decorative />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          You give this as <span className="font-medium">{user.name}</span>
        </p>
        <p className="wrap-anywhere text-muted text-sm">{user.email}</p>
        <p className="text-muted text-sm">
          Not you?{" "}
          <button
            type="button"
            aria-disabled={leaving || undefined}
            onClick={change}
            className="py-1 text-accent underline underline-offset-4"
          >
            Switch account
          </button>
        </p>
      </div>
    </div>
  );
}

"use client";

import { CloudOff, LogIn, MessageCircleQuestion, RefreshCw, TriangleAlert } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { count } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { useReachable } from "../connection.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { takeNewVersion, useNewVersion } from "../worker.ts";
import { HeaderMark } from "./header-mark.tsx";

const actionStyle = "tap -my-2 flex items-center rounded-control px-2 font-semibold underline underline-offset-4";

/** Above every page: no connection, signed out, questions, a new version. Empty otherwise. */
export function OfflineBar({ account }: { account: string }) {
  const reachable = useReachable();
  const newVersion = useNewVersion();
  const { outbox, state } = useOutbox(account);
  const here = usePathname();
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const waiting = state.entries.filter((it) => !it.trouble).length;
  const question = state.entries.find((it) => it.trouble && here !== `/trips/${it.tripId}`);
  const tryNow = async () => {
    setAsking(true);
    await outbox?.tryNow();
    setAsking(false);
  };
  return (
    <div ref={bar} role="status" className="print:hidden">
      {!reachable && (
        <HeaderMark
          bar={bar}
          icon={<CloudOff aria-hidden="true" />}
          number={waiting}
          label={waiting > 0 ? `No connection; ${count(waiting, "change")} of yours not sent` : "No connection"}
        />
      )}
      {reachable && state.signedOut && waiting > 0 && (
        <HeaderMark
          bar={bar}
          icon={<LogIn aria-hidden="true" />}
          number={waiting}
          label={`You are signed out; ${count(waiting, "change")} of yours not sent`}
        />
      )}
      {!reachable && (
        <Row icon={<CloudOff aria-hidden="true" />} tone="warning">
          <p className="flex-1">
            <strong className="font-semibold">No connection.</strong> You see what is kept here
            {waiting > 0 ? `; ${count(waiting, "change")} of yours ${waiting === 1 ? "waits" : "wait"}.` : "."}
          </p>
          <button type="button" className={actionStyle} aria-disabled={asking} onClick={() => void tryNow()}>
            {asking ? "Trying…" : "Try now"}
          </button>
        </Row>
      )}
      {reachable && state.signedOut && waiting > 0 && (
        <Row icon={<LogIn />} tone="warning">
          <p className="flex-1">
            You are signed out. {count(waiting, "change")} of yours {waiting === 1 ? "waits" : "wait"} here until you
            sign in again.
          </p>
          <a href={`/sign-in?callbackUrl=${encodeURIComponent(here)}`} className={actionStyle}>
            Sign in
          </a>
        </Row>
      )}
      {state.fleeting && (
        <Row icon={<TriangleAlert />} tone="warning">
          <p className="flex-1">
            This browser keeps nothing for later. Leave this page open until your changes have been sent.
          </p>
        </Row>
      )}
      {question && (
        <Row icon={<MessageCircleQuestion />} tone="warning">
          <p className="flex-1">A change that you made without a connection needs a word from you.</p>
          <Link href={`/trips/${question.tripId}`} className={actionStyle}>
            Open the trip
          </Link>
        </Row>
      )}
      {newVersion && reachable && (
        <Row icon={<RefreshCw />} tone="neutral">
          <p className="flex-1">A new version of Caravan is there.</p>
          <button type="button" className={actionStyle} onClick={takeNewVersion}>
            Reload
          </button>
        </Row>
      )}
    </div>
  );
}

function Row({ icon, tone, children }: { icon: ReactNode; tone: "warning" | "neutral"; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "flex items-center gap-3 px-4 py-2 text-sm sm:px-6 [&>svg]:size-4.5 [&>svg]:shrink-0",
        tone === "warning" ? "bg-warning-soft text-on-warning-soft" : "bg-accent-soft text-on-accent-soft",
      )}
    >
      {icon}
      {children}
    </div>
  );
}

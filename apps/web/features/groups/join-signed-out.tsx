"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Button } from "@/ui/button.tsx";
import { keepJoinIntent } from "./join-intent.ts";

/** The press is remembered in this tab, so that signing in is all that is left to do. */
export function JoinSignedOut({ code }: { code: string }) {
  const router = useRouter();
  const back = encodeURIComponent(`/join/${code}?join=1`);
  const remember = () => keepJoinIntent(() => window.sessionStorage, code, Date.now());
  return (
    <>
      <Button
        size="lg"
        block
        onClick={() => {
          remember();
          router.push(`/sign-in?callbackUrl=${back}`);
        }}
      >
        Join trip
      </Button>
      <p className="mt-3 text-center text-faint text-sm">
        You sign in first and are in afterwards. New here?{" "}
        <Link
          href={`/sign-up?callbackUrl=${back}`}
          onClick={remember}
          className="font-medium text-accent underline underline-offset-4"
        >
          Create account
        </Link>
      </p>
    </>
  );
}

"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";

const sign = "proposals";

/** Whether the sheet is open: by a press, or by an address with `?proposals=1`, which is then forgotten. */
export function useProposalsOpen(allowed: boolean) {
  const asked = useSearchParams().get(sign) === "1";
  const [open, setOpen] = useState(asked && allowed);
  useEffect(() => {
    if (!asked) return;
    if (allowed) setOpen(true);
    const address = new URL(window.location.href);
    address.searchParams.delete(sign);
    window.history.replaceState(null, "", address);
  }, [asked, allowed]);
  return {
    open: open && allowed,
    show: useCallback(() => setOpen(true), []),
    hide: useCallback(() => setOpen(false), []),
  };
}

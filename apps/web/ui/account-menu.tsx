"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { AccountMenuItems, AccountMenuItemsProps } from "./account-menu-items.tsx";
import { Avatar } from "./avatar.tsx";

/** The menu itself is loaded when somebody comes near it; whoever is quicker has it opened as soon as it is there. */
export function AccountMenu({ user }: Pick<AccountMenuItemsProps, "user">) {
  const button = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const [loaded, setLoaded] = useState<{ Items: typeof AccountMenuItems; focused: boolean } | null>(null);
  const load = () =>
    void import("./account-menu-items.tsx").then(
      ({ AccountMenuItems }) =>
        setLoaded({ Items: AccountMenuItems, focused: document.activeElement === button.current }),
      // The next press tries again.
      () => setPressed(false),
    );
  // The trigger of the menu takes the place of the button that had the focus.
  useEffect(() => {
    if (loaded?.focused && !pressed) button.current?.focus();
  }, [loaded, pressed]);
  const press = () => {
    setPressed(true);
    load();
  };
  if (loaded) {
    return <loaded.Items user={user} opens={pressed} trigger={<AccountButton ref={button} user={user} />} />;
  }
  return (
    <AccountButton
      ref={button}
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      // Not only the click: the menu may come while the button is held down, and then no click reaches either of them.
      onPointerDown={press}
      onClick={press}
    />
  );
}

function AccountButton({ user, ...rest }: Pick<AccountMenuItemsProps, "user"> & ComponentProps<"button">) {
  return (
    <button type="button" aria-label="Account" className="tap grid place-items-center rounded-full" {...rest}>
      <Avatar name={user.name || user.email} decorative />
    </button>
  );
}

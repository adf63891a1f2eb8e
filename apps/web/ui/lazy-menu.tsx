"use client";

import { type ComponentProps, type ReactElement, useEffect, useRef, useState } from "react";

interface LazyMenuProps<Menu> {
  load: () => Promise<Menu>;
  /** The button, alone at first and then as the trigger of the menu. */
  button: (props: ComponentProps<"button">) => ReactElement;
  /** Draws the menu that was loaded. `opens`: from the beginning. */
  menu: (menu: Menu, trigger: ReactElement, opens: boolean) => ReactElement;
}

/** A menu that is loaded when somebody comes near its button; whoever is quicker has it opened as soon as it is there. */
export function LazyMenu<Menu>({ load, button, menu }: LazyMenuProps<Menu>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const [loaded, setLoaded] = useState<{ what: Menu; focused: boolean } | null>(null);
  const begin = () =>
    void load().then(
      (what) => setLoaded({ what, focused: document.activeElement === trigger.current }),
      // The next press tries again.
      () => setPressed(false),
    );
  // The trigger of the menu takes the place of the button that had the focus.
  useEffect(() => {
    if (loaded?.focused && !pressed) trigger.current?.focus();
  }, [loaded, pressed]);
  const press = () => {
    setPressed(true);
    begin();
  };
  if (loaded) return menu(loaded.what, button({ ref: trigger }), pressed);
  return button({
    ref: trigger,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: begin,
    onFocus: begin,
    // Not only the click: the menu may come while the button is held down, and then no click reaches either of them.
    onPointerDown: press,
    onClick: press,
  });
}

"use client";

import { type ComponentProps, type ReactElement, type SyntheticEvent, useEffect, useRef, useState } from "react";

interface LazyMenuProps<Menu> {
  load: () => Promise<Menu>;
  /** The button, alone at first and then as the trigger of the menu. */
  button: (props: ComponentProps<"button">) => ReactElement;
  /** Renders the loaded menu. `opens`: open from the beginning. */
  menu: (menu: Menu, trigger: ReactElement, opens: boolean) => ReactElement;
}

/**
 * A menu that is loaded when the pointer or focus comes near its button. When it is pressed earlier, the menu opens as
 * soon as it is loaded.
 */
export function LazyMenu<Menu>({ load, button, menu }: LazyMenuProps<Menu>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const [loaded, setLoaded] = useState<{ what: Menu; focused: boolean } | null>(null);
  // A failed load is tried again by the next press.
  const begin = (then: (what: Menu) => void) => void load().then(then, () => setPressed(false));
  const replace = (what: Menu) => setLoaded({ what, focused: document.activeElement === trigger.current });
  // The trigger of the menu replaces the button that had the focus.
  useEffect(() => {
    if (loaded?.focused && !pressed) trigger.current?.focus();
  }, [loaded, pressed]);
  const press = (event: SyntheticEvent) => {
    // The open menu takes the focus; the button, which is replaced, must not get it.
    event.preventDefault();
    setPressed(true);
    begin(replace);
  };
  if (loaded) return menu(loaded.what, button({ ref: trigger }), pressed);
  return button({
    ref: trigger,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    // Replaced only for the keyboard: replaced under the pointer, the button could miss half of a press.
    onPointerEnter: () => begin(() => {}),
    onFocus: (event) => begin(event.currentTarget.matches(":focus-visible") ? replace : () => {}),
    // Not only on click: the menu may load while the button is held down, and then neither of them gets a click.
    onPointerDown: (event) => event.button === 0 && !event.ctrlKey && press(event),
    onClick: press,
    onKeyDown: (event) => event.key === "ArrowDown" && press(event),
  });
}

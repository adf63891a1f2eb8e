"use client";

import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { IconButton, type IconButtonProps } from "./icon-button.tsx";
import { loadedLater } from "./loaded-later.tsx";

const TooltipBubble = loadedLater(() => import("./tooltip-bubble.tsx").then((module) => module.TooltipBubble), {
  when: "in-use",
});

const restMs = 400;
/** The pointer may go from the element to the words. */
const leaveMs = 150;

/** A few words on hover and focus. The child already has an accessible name of its own. */
export function Tooltip({
  text,
  side = "top",
  children,
}: {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactElement;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setLater = (next: HTMLElement | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), ms);
  };
  const set = (next: HTMLElement | null) => {
    clearTimeout(timer.current);
    setAnchor(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const more = {
    ...(anchor && { "aria-describedby": id }),
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
      pointerType !== "touch" && setLater(currentTarget, restMs),
    onPointerLeave: () => setLater(null, leaveMs),
    onPointerDown: () => set(null),
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(":focus-visible") && set(currentTarget),
    onBlur: () => set(null),
  };
  return (
    <>
      {cloneElement(children, more)}
      {anchor && (
        <TooltipBubble
          id={id}
          text={text}
          side={side}
          anchor={anchor}
          onClose={() => set(null)}
          onPointer={(isOn) => (isOn ? clearTimeout(timer.current) : setLater(null, leaveMs))}
        />
      )}
    </>
  );
}

/** An `IconButton` whose name is also shown on hover and focus. Separate, because many pages have no tooltips. */
export function TooltipButton(props: IconButtonProps) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}

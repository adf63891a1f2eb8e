import { type PointerEvent, useRef, useState } from "react";
import { deviceChoice } from "../model/device-choice.ts";
import {
  heightAfterKey,
  heightAtRest,
  layOutSheet,
  type SheetHeight,
  type SheetRoom,
  sheetKey,
  sheetRoom,
} from "../model/plan-sheet.ts";

const heightChoice = deviceChoice<SheetHeight>(sheetKey, ["full", "half", "peek"]);

/** A drag of the sheet, from the first touch on. */
interface Pull {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Set once it is a drag and not a press. */
  from: { readonly height: number; readonly room: SheetRoom } | null;
  height: number;
  at: number;
  speed: number;
}

/** Less than this is a press. */
const slack = 6;

/** The list as a sheet over the map: its height, and how people change it. */
export function usePlanSheet() {
  const height = heightChoice.use();
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull | null>(null);
  // While it moves to or from its full height, the map is seen already, or still.
  const [moving, setMoving] = useState(false);

  const settle = (next: SheetHeight, from: number) => {
    if (!list.current || !bar.current) return;
    if (next !== "full") openSheet(list.current, bar.current, next);
    heightChoice.choose(next);
    const to = next === "full" ? roomNow().full : list.current.offsetHeight;
    setMoving(true);
    void glide(list.current, from, to).then((arrived) => {
      if (!arrived || !list.current || !bar.current) return;
      if (next === "full") closeSheet(list.current, bar.current);
      setMoving(false);
    });
  };
  const choose = (next: SheetHeight) => {
    if (next === height || !list.current || !bar.current) return;
    settle(next, visibleHeight(list.current, bar.current));
  };

  /** For the bar above the list. Sideways it scrolls. */
  const drag = {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event;
      pull.current = { pointer, x, y, at, from: null, height: 0, speed: 0 };
    },
    onPointerMove(event: PointerEvent) {
      const it = pull.current;
      if (!it || it.pointer !== event.pointerId || !list.current || !bar.current) return;
      const up = it.y - event.clientY;
      if (!it.from) {
        if (Math.abs(up) < slack || Math.abs(event.clientX - it.x) > Math.abs(up)) return;
        it.height = visibleHeight(list.current, bar.current);
        it.from = { height: it.height, room: roomNow() };
        bar.current.setPointerCapture(it.pointer);
        if (height === "full") openSheet(list.current, bar.current, "half");
        setMoving(true);
      }
      const { room } = it.from;
      const next = Math.max(room.peek, Math.min(room.full, it.from.height + up));
      const passed = Math.max(1, event.timeStamp - it.at);
      it.speed = 0.7 * ((next - it.height) / passed) + 0.3 * it.speed;
      it.height = next;
      it.at = event.timeStamp;
      list.current.style.height = `${next}px`;
    },
    onPointerUp: () => letGo(),
    onPointerCancel: () => letGo(),
  };
  const letGo = () => {
    const it = pull.current;
    pull.current = null;
    if (!it?.from || !list.current) return;
    list.current.style.height = "";
    settle(heightAtRest(it.height, it.speed, it.from.room), it.height);
  };

  return {
    height,
    /** The map is seen. */
    overMap: height !== "full" || moving,
    choose,
    list,
    bar,
    drag,
    onKey(key: string): boolean {
      const next = heightAfterKey(height, key);
      if (next !== null) choose(next);
      return next !== null;
    },
  };
}

export type PlanSheet = ReturnType<typeof usePlanSheet>;

function roomNow(): SheetRoom {
  const root = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(root.fontSize);
  return sheetRoom(window.innerHeight, Number.parseFloat(root.getPropertyValue("--header-height")) * rem, rem);
}

/** From the upper edge of the bar to that of the window, whether the list is a sheet or the page. */
function visibleHeight(list: HTMLElement, bar: HTMLElement): number {
  const sheet = getComputedStyle(list).position === "fixed";
  return sheet ? list.offsetHeight : window.innerHeight - bar.getBoundingClientRect().top;
}

/** Makes a sheet of the list; the same stop stays below the bar. */
function openSheet(list: HTMLElement, bar: HTMLElement, height: SheetHeight): void {
  const under = underBar(bar);
  layOutSheet(height);
  list.scrollTop = under;
}

/** Makes the page of the list again, scrolled as the sheet was. */
function closeSheet(list: HTMLElement, bar: HTMLElement): void {
  const under = list.scrollTop;
  layOutSheet("full");
  window.scrollTo({ top: window.scrollY + bar.getBoundingClientRect().top - stuckAt(bar), behavior: "instant" });
  window.scrollBy({ top: under, behavior: "instant" });
}

/** Where the bar stays while the page scrolls. */
const stuckAt = (bar: HTMLElement) => Number.parseFloat(getComputedStyle(bar).top);

/** How far the days are scrolled below the bar. */
function underBar(bar: HTMLElement): number {
  const days = bar.nextElementSibling;
  if (!days) return 0;
  return Math.max(0, bar.getBoundingClientRect().bottom - days.getBoundingClientRect().top);
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Resolves to false when another movement has begun meanwhile. */
async function glide(list: HTMLElement, from: number, to: number): Promise<boolean> {
  for (const animation of list.getAnimations()) animation.cancel();
  if (calm() || Math.abs(from - to) < 1) return true;
  const animation = list.animate([{ height: `${from}px` }, { height: `${to}px` }], {
    duration: 280,
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  });
  try {
    await animation.finished;
    return true;
  } catch {
    // Cancelled by the next movement, which sees to the end.
    return false;
  }
}

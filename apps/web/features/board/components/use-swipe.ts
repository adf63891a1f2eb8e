"use client";

import type { Vote } from "@caravan/domain/field-choices";
import { type PointerEvent, useRef } from "react";
import { voteOfSwipe } from "../model/deck.ts";

/** A shorter movement counts as a press. */
const slack = 6;

/**
 * Lets a card be dragged with a finger or a mouse. The card moves by its own style, because rendering React for each
 * movement would lag; `--in`, `--unsure` and `--out` on it are the strength of each vote, from 0 to 1.
 */
export function useSwipe(onSwipe: (vote: Vote, drawn: { x: number; y: number }) => void) {
  const start = useRef<{ x: number; y: number; at: number; pointer: number } | null>(null);

  const move = (card: HTMLElement, x: number, y: number) => {
    const near = (distance: number) => String(Math.min(1, Math.max(0, distance / 96)));
    const sideways = Math.abs(x) >= Math.abs(y);
    card.style.transform = x === 0 && y === 0 ? "" : `translate(${x}px, ${Math.min(y, 0)}px) rotate(${x / 24}deg)`;
    card.style.setProperty("--in", near(sideways ? x : 0));
    card.style.setProperty("--out", near(sideways ? -x : 0));
    card.style.setProperty("--unsure", near(sideways ? 0 : -y));
  };
  const rest = (card: HTMLElement) => {
    start.current = null;
    card.style.transition = "";
    move(card, 0, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onControl = event.target instanceof Element && event.target.closest("a, button, textarea, input, summary");
      if (event.button !== 0 || onControl || start.current) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, pointer: event.pointerId };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      const card = event.currentTarget;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!card.hasPointerCapture(event.pointerId)) {
        if (Math.hypot(x, y) < slack) return;
        card.setPointerCapture(event.pointerId);
      }
      card.style.transition = "none";
      move(card, x, y);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      const vote = voteOfSwipe({ x, y, milliseconds: event.timeStamp - from.at });
      rest(event.currentTarget);
      if (vote) onSwipe(vote, { x, y: Math.min(y, 0) });
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.pointer === event.pointerId) rest(event.currentTarget);
    },
  };
}

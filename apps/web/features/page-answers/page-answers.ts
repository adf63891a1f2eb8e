import type { DehydratedState } from "@tanstack/react-query";

/** Answers that came with a page, so that its content is in the HTML and the browser need not ask for it. */
export interface PageAnswers {
  /** Of this rendering of the page. */
  readonly id: string;
  /** When they were read, by the server's clock, in ms. */
  readonly readAt: number;
  /** The newest event in the room of the page's trip when these answers were read; null on other pages. */
  readonly roomSeq: number | null;
  readonly state: DehydratedState;
}

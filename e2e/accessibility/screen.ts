import type { Page } from "@playwright/test";
import type { SignedInPerson } from "../support/people.ts";

/** A page that several screens show a state of. It is loaded once for all of them. */
export interface SharedPage {
  readonly name: string;
  readonly as: () => SignedInPerson;
  readonly open: (page: Page) => Promise<void>;
}

export interface Screen {
  readonly name: string;
  /** The page it belongs to, already open when `open` is called, in whatever state the screens before it left. */
  readonly on?: SharedPage;
  /** Who looks at it. Screens on a shared page are looked at by that page's person. */
  readonly as?: () => SignedInPerson;
  /** In a browser context of its own: it changes what the browser keeps or how requests are answered. */
  readonly alone?: true;
  /** The dialog or menu to check. Set when the page under it has a screen of its own. */
  readonly over?: "dialog" | "menu";
  /** Checks the screen with its map, in a browser that draws maps. */
  readonly map?: true;
  readonly open: (page: Page) => Promise<void>;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

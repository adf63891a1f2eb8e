import type { Page } from "@playwright/test";
import type { SignedInPerson } from "../support/people.ts";

export interface Screen {
  readonly name: string;
  readonly as?: () => SignedInPerson;
  /** The dialog or menu to check. Set when the page under it has a screen of its own. */
  readonly over?: "dialog" | "menu";
  /** Checks the screen with its map, in a browser that draws maps. */
  readonly map?: true;
  readonly open: (page: Page) => Promise<void>;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

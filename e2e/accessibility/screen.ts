import type { Page } from "@playwright/test";
import type { SignedInPerson } from "../support/people.ts";

export interface Screen {
  readonly name: string;
  readonly as?: () => SignedInPerson;
  /** What lies over a page that has a row of its own: then only this part is looked at. */
  readonly over?: "dialog" | "menu";
  /** It is looked at with its map, in a browser that draws maps. */
  readonly map?: true;
  readonly open: (page: Page) => Promise<void>;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

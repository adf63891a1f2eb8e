import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Key, until, type WebDriver, type WebElement } from "selenium-webdriver";
import type { SignedInPerson } from "./people.ts";

// WebDriver finds elements by selector only; this finds them by role and name, as people and Playwright do.
const finder = readFileSync(
  fileURLToPath(import.meta.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js")),
  "utf8",
);
const patienceMs = 60_000;

type Name = string | RegExp;
type Role = "article" | "button" | "dialog" | "field" | "heading" | "link" | "menuitem" | "navigation" | "region";

/** A window of WebKit. Everything waits for what it needs, and fails when it does not come. */
export class WebKitWindow {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  /** Opens a page and waits until it hears what is pressed. */
  async visit(address: string): Promise<void> {
    await this.driver.get(address);
    await this.interactive();
  }

  async interactive(): Promise<void> {
    const hears = () =>
      this.driver.executeScript<boolean>(`
        const part = document.querySelector("main form, main button") ?? document.querySelector("main");
        return part !== null && !part.closest("[inert]") && Object.keys(part).some((it) => it.startsWith("__reactProps"));`);
    await this.driver.wait(hears, patienceMs, `${await this.driver.getCurrentUrl()} hears nothing`);
  }

  async signIn({ cookie }: SignedInPerson): Promise<void> {
    for (const pair of cookie.split("; ")) {
      const at = pair.indexOf("=");
      await this.driver.manage().addCookie({ name: pair.slice(0, at), value: pair.slice(at + 1), path: "/" });
    }
  }

  /** The elements with that role and name, or fields with that label, that people see or hear: in another one or on the page. */
  async all(role: Role, name: Name, within?: WebElement): Promise<WebElement[]> {
    const search = () =>
      this.driver.executeScript<WebElement[] | null>(
        `if (!("TestingLibraryDom" in window)) return null;
         const [role, text, pattern, within = document.body] = arguments;
         const name = pattern ? new RegExp(...pattern) : text;
         return role === "field"
           ? TestingLibraryDom.queryAllByLabelText(within, name, { selector: "input, textarea" })
           : TestingLibraryDom.queryAllByRole(within, role, { name });`,
        ...[role, name, name instanceof RegExp ? [name.source, name.flags] : null, ...(within ? [within] : [])],
      );
    const found = await search();
    if (found) return found;
    await this.driver.executeScript(finder);
    return (await search()) ?? [];
  }

  async find(role: Role, name: Name, within?: WebElement): Promise<WebElement> {
    const first = async () => (await this.all(role, name, within))[0] ?? null;
    return this.driver.wait(first, patienceMs, `there is no ${role} ${name}`) as Promise<WebElement>;
  }

  async gone(role: Role, name: Name, within?: WebElement): Promise<void> {
    const none = async () => (await this.all(role, name, within)).length === 0;
    await this.driver.wait(none, patienceMs, `${role} ${name} is still there`);
  }

  async press(role: Role, name: Name, within?: WebElement): Promise<void> {
    const element = await this.find(role, name, within);
    // What is under the header counts as in view for the driver.
    await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await element.click();
  }

  /** Writes into a field in place of what is in it. */
  async fill(label: string, text: string, within?: WebElement): Promise<void> {
    await (await this.find("field", label, within)).click();
    await this.driver.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).sendKeys(text).perform();
  }

  async reads(text: RegExp): Promise<void> {
    const shown = async () => text.test(await this.driver.executeScript<string>("return document.body.innerText"));
    await this.driver.wait(shown, patienceMs, `${text} is not on the page`);
  }

  async readsNo(text: RegExp): Promise<void> {
    const hidden = async () => !text.test(await this.driver.executeScript<string>("return document.body.innerText"));
    await this.driver.wait(hidden, patienceMs, `${text} is still on the page`);
  }

  async at(address: RegExp): Promise<void> {
    await this.driver.wait(until.urlMatches(address), patienceMs);
  }

  async drag(from: WebElement, to: WebElement): Promise<void> {
    const actions = this.driver.actions();
    await actions.move({ origin: from }).press().perform();
    for (const dx of [6, 12, 24]) await this.driver.actions().move({ origin: from, x: dx, y: dx }).perform();
    await this.driver.actions().move({ origin: to }).perform();
    await this.driver.actions().move({ origin: to, x: 2, y: 2 }).perform();
    await this.driver.actions().release().perform();
  }
}

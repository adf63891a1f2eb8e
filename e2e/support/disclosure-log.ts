import { type Answer, type SignedInPerson, send } from "./people.ts";

/** Everything that the service told each person, by any channel. */
export class DisclosureLog {
  private readonly heard = new Map<string, string[]>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** Sends a request as somebody, and logs the whole answer as told to them. */
  async ask(who: SignedInPerson, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await send(method, path, { token: who.token, base: this.base, ...(body ? { body } : {}) });
    this.note(who.id, JSON.stringify([answer.status, [...answer.headers], answer.body]));
    return answer;
  }

  note(listener: string, text: string): void {
    const texts = this.heard.get(listener);
    if (texts) texts.push(text);
    else this.heard.set(listener, [text]);
  }

  listeners(): readonly string[] {
    return [...this.heard.keys()];
  }

  /** Which of these texts somebody has been told. */
  told(listener: string, words: readonly string[]): readonly string[] {
    const texts = this.heard.get(listener) ?? [];
    return words.filter((word) => texts.some((text) => text.includes(word)));
  }
}

import { type Answer, type SignedInPerson, send } from "./people.ts";

/** Records everything that the service sent to each person, over any channel. */
export class DisclosureLog {
  private readonly heard = new Map<string, string[]>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** Sends a request as that person, and records the whole answer. */
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

  /** Which of these texts were sent to that person. */
  told(listener: string, words: readonly string[]): readonly string[] {
    const texts = this.heard.get(listener) ?? [];
    return words.filter((word) => texts.some((text) => text.includes(word)));
  }
}

import { wordingIn } from "@caravan/core/kernel/word";
import { setWording } from "@caravan/domain/words/worded";
import type { Language } from "@caravan/languages/language";

/** A task for another thread, with the language of whoever it is for. */
export interface InLanguage<Task> {
  readonly task: Task;
  readonly language: Language;
}

/** A worker has one task at a time. */
export const worker =
  <Task, Answer>(work: (task: Task) => Answer) =>
  ({ task, language }: InLanguage<Task>): Answer => {
    setWording(wordingIn(() => language));
    return work(task);
  };

import { wordingIn } from "@caravan/core/kernel/word";
import { setWording } from "@caravan/domain/words/worded";
import type { Reader } from "@caravan/languages/texts";

/** A task for another thread, with whom it is for. */
export interface ForReader<Task> {
  readonly task: Task;
  readonly reader: Reader;
}

/** A worker has one task at a time. */
export const worker =
  <Task, Answer>(work: (task: Task) => Answer) =>
  ({ task, reader }: ForReader<Task>): Answer => {
    setWording(wordingIn(() => reader));
    return work(task);
  };

import { dependsOn, type Edit, isTemporary, renamed } from "./edit.ts";

/** What the server called the activities that were made here. */
export class GivenNames {
  readonly #names = new Map<string, string>();

  learn(temporaryId: string, id: string): void {
    this.#names.set(temporaryId, id);
  }

  /** The id that the server gave an activity which was made here; any other stays as it is. */
  of(activityId: string): string {
    return this.#names.get(activityId) ?? activityId;
  }

  /** The edit as the server reads it: another window may have sent the addition that this builds on. */
  in(edit: Edit): Edit {
    return dependsOn(edit)
      .filter(isTemporary)
      .reduce((now, temporaryId) => renamed(now, temporaryId, this.of(temporaryId)), edit);
  }
}

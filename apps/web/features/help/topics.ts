import { foldAccents } from "@caravan/domain/fold-text";
import { t } from "./messages/index.ts";

export interface Topic {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export interface TopicGroup {
  readonly title: string;
  readonly topics: readonly Topic[];
}

/** The questions that people ask, by what they are doing. */
export function topicGroups(): readonly TopicGroup[] {
  return [
    {
      title: t("planning"),
      topics: [
        { question: t("planning.plan"), answer: [t("planning.plan.1"), t("planning.plan.2")] },
        { question: t("planning.try"), answer: [t("planning.try.1")] },
        { question: t("planning.why"), answer: [t("planning.why.1")] },
        { question: t("planning.check"), answer: [t("planning.check.1")] },
        { question: t("planning.notFound"), answer: [t("planning.notFound.1")] },
      ],
    },
    {
      title: t("changing"),
      topics: [
        { question: t("changing.move"), answer: [t("changing.move.1")] },
        { question: t("changing.undo"), answer: [t("changing.undo.1")] },
        { question: t("changing.several"), answer: [t("changing.several.1")] },
        { question: t("changing.keys"), answer: [t("changing.keys.1")] },
        { question: t("changing.dates"), answer: [t("changing.dates.1")] },
        { question: t("changing.deleted"), answer: [t("changing.deleted.1")] },
      ],
    },
    {
      title: t("together"),
      topics: [
        { question: t("together.share"), answer: [t("together.share.1")] },
        { question: t("together.talk"), answer: [t("together.talk.1")] },
        { question: t("together.agree"), answer: [t("together.agree.1")] },
        { question: t("together.viewers"), answer: [t("together.viewers.1")] },
      ],
    },
    {
      title: t("onTheWay"),
      topics: [
        { question: t("onTheWay.offline"), answer: [t("onTheWay.offline.1")] },
        { question: t("onTheWay.today"), answer: [t("onTheWay.today.1")] },
        { question: t("onTheWay.calendar"), answer: [t("onTheWay.calendar.1")] },
        { question: t("onTheWay.bring"), answer: [t("onTheWay.bring.1")] },
        { question: t("onTheWay.packing"), answer: [t("onTheWay.packing.1")] },
      ],
    },
    {
      title: t("money"),
      topics: [
        { question: t("money.add"), answer: [t("money.add.1")] },
        { question: t("money.books"), answer: [t("money.books.1")] },
        { question: t("money.total"), answer: [t("money.total.1")] },
      ],
    },
    {
      title: t("account"),
      topics: [
        { question: t("account.secure"), answer: [t("account.secure.1")] },
        { question: t("account.leave"), answer: [t("account.leave.1")] },
        { question: t("account.outside"), answer: [t("account.outside.1")] },
      ],
    },
    {
      title: t("agents"),
      topics: [
        { question: t("agents.let"), answer: [t("agents.let.1")] },
        { question: t("agents.stop"), answer: [t("agents.stop.1")] },
      ],
    },
  ];
}

/** A lower-case text without accents, for searching. */
const folded = (text: string) => foldAccents(text).toLowerCase();

/** The groups with the topics that have every word of the query; all of them for an empty one. */
export function searchTopics(query: string): readonly TopicGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return topicGroups()
    .map((group) => ({
      ...group,
      topics: group.topics.filter((topic) => {
        const text = folded([group.title, topic.question, ...topic.answer].join(" "));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.topics.length > 0);
}

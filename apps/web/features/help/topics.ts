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
export const topicGroups: readonly TopicGroup[] = [
  {
    title: "Planning",
    topics: [
      {
        question: "How do I plan a trip?",
        answer: [
          "Say where you want to go and when; everything else is optional. Your wishes count in your own words: what you want and how often, what you don't want, who comes along, and when your days should start and end.",
          "You can name several places, such as “Rome, Florence and Venice”, or a region, such as “Tuscany”. The nights are then shared out between stops, which you can change above the days.",
        ],
      },
      {
        question: "Can I try it without an account?",
        answer: [
          "Yes. A plan that you make as a guest stays in your browser for 30 days. When you create an account or sign in, it comes along. Sharing, groups, documents and agents need an account.",
        ],
      },
      {
        question: "Why is a place in my plan?",
        answer: [
          "Every stop says why it is there, what it costs and what to look out for. “What was left out” in the trip's menu lists what didn't fit, the reason, and a day that still has room.",
        ],
      },
      {
        question: "What does the plan check do?",
        answer: [
          "It points out what a careful traveler would change: overlaps, closed days, ways that can't be done in time, days without a meal, nights without a place to stay, and budgets that don't add up. Where there is a good change, “Fix” makes it, and you can undo that.",
        ],
      },
      {
        question: "A place is marked as not found. What does that mean?",
        answer: [
          "It is in none of the sources that Caravan knows, so its position, hours and prices can't be checked. Confirm it if you know that it exists, or choose another.",
        ],
      },
    ],
  },
  {
    title: "Changing the plan",
    topics: [
      {
        question: "How do I move a stop?",
        answer: [
          "Drag it, or choose “Move to…” in its menu. It gets the time that its neighbors leave, with the way there. Booked stops stay where they are; if something can't fit, you're asked.",
        ],
      },
      {
        question: "Can I take a change back?",
        answer: [
          "Yes. “Undo” takes back the last change and “Redo” brings it again; both name what they change. The history shows who changed what and takes back any of it, also what an agent did.",
        ],
      },
      {
        question: "Can I change several stops at once?",
        answer: [
          "“Select stops” in the view menu puts a box beside each. Move, copy, set aside or delete all that you tick, as one change with one undo.",
        ],
      },
      {
        question: "Are there keys?",
        answer: ["Press ? on a plan for the list. Ctrl+K searches stops, days, pages and actions."],
      },
      {
        question: "What happens when I move the dates of a trip?",
        answer: [
          "The days move along. Stops of days that no longer exist are set aside instead of being deleted, and what is tied to a booking is pointed out.",
        ],
      },
      {
        question: "I deleted something by accident.",
        answer: ["Trips, groups and documents stay in the trash for 30 days. You'll find it in the account menu."],
      },
    ],
  },
  {
    title: "Together",
    topics: [
      {
        question: "How do I share a trip?",
        answer: [
          "“Share” invites people as editors or viewers, or makes a public link. The link shows the plan only: never budgets, people or confirmation numbers, and day notes and bookings only if you say so. You can end it at any time.",
        ],
      },
      {
        question: "How do we talk about the plan?",
        answer: [
          "Every stop, day and suggestion has comments. Write somebody's name after an @ and it is in their inbox, together with invitations, suggestions and their outcome. A daily mail can be switched off.",
        ],
      },
      {
        question: "How does a group agree on dates, a place and a budget?",
        answer: [
          "Create a group and send its code. Everybody says what suits them and what doesn't. Alignment then finds what works for all, or says who disagrees about what and which smallest change would settle it. You can keep your own budget and limits private.",
        ],
      },
      {
        question: "What can viewers do?",
        answer: [
          "They see the plan, and their changes become suggestions. An editor finds those under “Proposals” and approves them, change by change or all at once.",
        ],
      },
    ],
  },
  {
    title: "On the way",
    topics: [
      {
        question: "Does it work offline?",
        answer: [
          "Yes. Trips that you have opened, and upcoming ones, stay on your device with their map and documents. What you change offline waits and is sent when you're connected again.",
        ],
      },
      {
        question: "What does “Today” do?",
        answer: [
          "It shows what is now and next. If something is late, closed or canceled, say so, and you get choices that keep the rest of the day sound. Nothing changes before you choose.",
        ],
      },
      {
        question: "How do I get the trip into my calendar or another app?",
        answer: [
          "“Take it along” in the trip's menu has files for calendars, maps, tables and paper, and a secret calendar address that follows the plan. Keep that address to yourself; you can renew or end it.",
        ],
      },
      {
        question: "Can I bring a plan from elsewhere?",
        answer: [
          "“Bring a trip” on the page of your trips reads files of another Caravan, calendars, maps, tables and saved places of Google. You see what becomes of it before anything is saved.",
        ],
      },
      {
        question: "How do I make a packing list?",
        answer: [
          "“Before you go” above the plan has checklists, for everybody or only for you. A new packing list suggests what the climate, the nights and the plan ask for.",
        ],
      },
    ],
  },
  {
    title: "Bookings and money",
    topics: [
      {
        question: "How do I add a flight, train or hotel?",
        answer: [
          "Paste the confirmation, upload it, or forward the mail to your own address, which is in your profile. Caravan reads it, shows you what it found, and saves nothing before you agree. You can also enter it by hand.",
        ],
      },
      {
        question: "Does Caravan book anything?",
        answer: ["No. It keeps records of what you have booked elsewhere, and plans around them."],
      },
      {
        question: "What is in the likely total?",
        answer: [
          "What is paid, booked and planned, plus an estimate of what has no price yet, from its kind and the city. The page says how much of the sum is known.",
        ],
      },
    ],
  },
  {
    title: "Account and privacy",
    topics: [
      {
        question: "How do I secure my account?",
        answer: [
          "Your profile has passkeys, two-step sign-in, and a list of the devices that are signed in, each of which you can sign out.",
        ],
      },
      {
        question: "Can I take my data with me, or leave?",
        answer: [
          "Yes, both, in your profile. The export holds everything that belongs to you. Before an account is deleted, you see what happens to the trips that you share.",
        ],
      },
      {
        question: "What leaves this installation?",
        answer: [
          "Your profile lists every outside source, what it is asked and when: only the words of a search or a rough area, never names, dates or your position. An installation can switch all of them off.",
        ],
      },
    ],
  },
  {
    title: "Agents",
    topics: [
      {
        question: "How do I let an assistant work on my trips?",
        answer: [
          "The assistant shows you a code or opens a page here. You see who is asking and for what, and choose which rights it gets, for which trips, and whether its changes need your approval.",
        ],
      },
      {
        question: "How do I stop an assistant?",
        answer: [
          "Revoke its key in your profile. “Revoke and undo” also takes back what it has done, and says what can't be taken back.",
        ],
      },
    ],
  },
];

/** A lower-case text without accents, for searching. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The groups with the topics that have every word of the query; all of them for an empty one. */
export function searchTopics(query: string): readonly TopicGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return topicGroups
    .map((group) => ({
      ...group,
      topics: group.topics.filter((topic) => {
        const text = folded([group.title, topic.question, ...topic.answer].join(" "));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.topics.length > 0);
}

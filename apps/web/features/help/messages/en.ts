/** The questions and answers of the help page. */
export default {
  planning: "Planning",
  "planning.plan": "How do I plan a trip?",
  "planning.plan.1":
    "Say where you want to go and when; everything else is optional. Your wishes count in your own words: what you want and how often, what you don't want, who's coming along, and when your days should start and end.",
  "planning.plan.2":
    "You can name several places, such as “Rome, Florence and Venice”, or a region, such as “Tuscany”. The nights are then shared out between stops, which you can change above the days.",
  "planning.try": "Can I try it without an account?",
  "planning.try.1":
    "Yes. A plan that you make as a guest stays in your browser for 30 days. When you create an account or sign in, it comes along. Sharing, groups, documents and agents need an account.",
  "planning.why": "Why is a place in my plan?",
  "planning.why.1":
    "Every stop says why it is there, what it costs and what to look out for. “What was left out” in the trip's menu lists what didn't fit, the reason, and a day that still has room.",
  "planning.check": "What does the plan check do?",
  "planning.check.1":
    "It points out what a careful traveller would change: overlaps, closed days, journeys that can't be made in time, days without a meal, nights without a place to stay, and budgets that don't add up. Where there is a good solution, “Fix” applies it, and you can undo that.",
  "planning.notFound": "A place is marked as not found. What does that mean?",
  "planning.notFound.1":
    "It is in none of the sources that Caravan knows, so its position, hours and prices can't be checked. Confirm it if you know that it exists, or choose another.",
  changing: "Changing the plan",
  "changing.move": "How do I move a stop?",
  "changing.move.1":
    "Drag it, or choose “Move to…” in its menu. It gets a time that fits between its neighbours, with time to get there. Booked stops stay where they are; if something can't fit, you're asked.",
  "changing.undo": "Can I take a change back?",
  "changing.undo.1":
    "Yes. “Undo” takes back the last change and “Redo” brings it back; both name what they change. The history shows who changed what and can take back any of it, including what an agent did.",
  "changing.several": "Can I change several stops at once?",
  "changing.several.1":
    "“Select stops” in the view menu puts a box beside each. Move, copy, set aside or delete everything you tick, as one change with one undo.",
  "changing.keys": "Are there keyboard shortcuts?",
  "changing.keys.1": "Press ? on a plan for the list. Ctrl+K searches stops, days, pages and actions.",
  "changing.dates": "What happens when I move the dates of a trip?",
  "changing.dates.1":
    "The days move along. Stops on days that no longer exist are set aside instead of being deleted, and anything tied to a booking is pointed out.",
  "changing.deleted": "I deleted something by accident.",
  "changing.deleted.1":
    "Trips, groups and documents stay in the trash for 30 days. You'll find it in the account menu.",
  together: "Together",
  "together.share": "How do I share a trip?",
  "together.share.1":
    "“Share” invites people as editors or viewers, or makes a public link. The link shows the plan only: never budgets, people or confirmation numbers, and day notes and bookings only if you say so. You can turn it off at any time.",
  "together.talk": "How do we talk about the plan?",
  "together.talk.1":
    "Every stop, day and proposal has comments. Write somebody's name after an @ and your comment lands in their inbox, together with invitations, proposals and their outcome. The daily email can be switched off.",
  "together.agree": "How does a group agree on dates, a place and a budget?",
  "together.agree.1":
    "Create a group and send its code. Everyone says what suits them and what doesn't. A round then finds what works for everyone, or says who disagrees about what and which smallest change would settle it. You can keep your own budget and limits private.",
  "together.viewers": "What can viewers do?",
  "together.viewers.1":
    "They see the plan, and their changes become suggestions. An editor finds those under “Proposals” and approves them, change by change or all at once.",
  onTheWay: "On the way",
  "onTheWay.offline": "Does it work offline?",
  "onTheWay.offline.1":
    "Yes. Trips that you have opened, and upcoming ones, stay on your device with their map and documents. What you change offline waits and is sent when you're connected again.",
  "onTheWay.today": "What does “Today” do?",
  "onTheWay.today.1":
    "It shows what is happening now and next. If something is late, closed or cancelled, say so, and you get choices that keep the rest of the day sound. Nothing changes before you choose.",
  "onTheWay.calendar": "How do I get the trip into my calendar or another app?",
  "onTheWay.calendar.1":
    "“Export” in the trip's menu has files for calendars, maps, tables and paper, and a secret calendar address that follows the plan. Keep that address to yourself; you can renew or end it.",
  "onTheWay.bring": "Can I bring a plan from elsewhere?",
  "onTheWay.bring.1":
    "“Bring a trip” on your trips page reads files from another Caravan, calendars, maps, tables and places saved in Google Maps. You see the result before anything is saved.",
  "onTheWay.packing": "How do I make a packing list?",
  "onTheWay.packing.1":
    "“Before you go” above the plan has checklists, for everybody or only for you. A new packing list suggests what the climate, the nights and the plan call for.",
  money: "Bookings and money",
  "money.add": "How do I add a flight, train or hotel?",
  "money.add.1":
    "Paste the confirmation, upload it, or forward the email to your own address, which is in your profile. Caravan reads it, shows you what it found, and saves nothing until you agree. You can also enter it by hand.",
  "money.books": "Does Caravan book anything?",
  "money.books.1": "No. It keeps records of what you have booked elsewhere, and plans around them.",
  "money.total": "What is in the likely total?",
  "money.total.1":
    "What is paid, booked and planned, plus an estimate of what has no price yet, from its kind and the city. The page says how much of the sum is known.",
  account: "Account and privacy",
  "account.secure": "How do I secure my account?",
  "account.secure.1":
    "Your profile has passkeys, two-step sign-in, and a list of the devices that are signed in, each of which you can sign out.",
  "account.leave": "Can I take my data with me, or leave?",
  "account.leave.1":
    "Yes, both, in your profile. The export holds everything that belongs to you. Before an account is deleted, you see what happens to the trips that you share.",
  "account.outside": "What leaves this installation?",
  "account.outside.1":
    "Your profile lists every outside source, what it is asked and when: only the words of a search or a rough area, never names, dates or your position. An installation can switch all of them off.",
  agents: "Agents",
  "agents.let": "How do I let an assistant work on my trips?",
  "agents.let.1":
    "The assistant shows you a code or opens a page here. You see who is asking and for what, and choose which rights it gets, for which trips, and whether its changes need your approval.",
  "agents.stop": "How do I stop an assistant?",
  "agents.stop.1":
    "Revoke its key in your profile. “Revoke and undo” also takes back what it has done, and says what can't be taken back.",
  search: "Search the help",
  nothing: "Nothing found. Try other words.",
  found: "{found, number} of {all, number} answers",
} as const;

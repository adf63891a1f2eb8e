export default {
  cancel: "Cancel",
  "plan.title": "Plan the trip",
  "plan.planning": "Planning {place}",
  "plan.for":
    "For {count, plural, one {# person} other {# people}}, with the places locked in on your board. Everyone will be able to change it.",
  "plan.update": "Update the plan",
  "plan.make": "Make the plan",
  "plan.resultMissing": "The result of the rounds couldn't be loaded. Please fill in the place and dates yourself.",
  "plan.newVersion": "Make a new version",
  "plan.updateMeans":
    "Your plan is made again from scratch. Anything pinned or booked stays, and you can undo the rest.",
  "plan.newVersionMeans": "The group continues with a new trip. The old one stays as it is, with the people on it.",
  "plan.whatWithCurrent": "What to do with the current plan",
  "plan.destination": "Destination",
  "plan.start": "Start date",
  "plan.end": "End date",
  "plan.style": "Travel style",
} as const;

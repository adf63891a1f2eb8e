/** A day of an answer as a model writes it. */
export const stop = (id: string, from: string, to: string, kind = "visit") => ({
  ...{ id: `lisbon/${id}`, kind, from, to, why: `For you: ${id}`, order: `Mind the ${id}`, way: "Tram 28, 10 minutes" },
});

export const days = [
  {
    date: "2027-05-03",
    line: "A day on the hill.",
    stops: [
      stop("carmo-convent", "10:30", "11:30"),
      stop("time-out-market", "12:30", "13:30", "meal"),
      stop("tram-28", "15:00", "16:00"),
      stop("gambrinus", "19:30", "21:00", "meal"),
    ],
  },
  {
    date: "2027-05-04",
    line: "A day by the river.",
    stops: [
      stop("lx-factory", "10:30", "12:00"),
      stop("time-out-market", "12:45", "13:45", "meal"),
      stop("fado-museum", "15:00", "16:00"),
      stop("bonjardim", "19:30", "20:45", "meal"),
    ],
  },
  {
    date: "2027-05-05",
    line: "A day of views.",
    stops: [
      stop("maat", "10:30", "12:00"),
      stop("time-out-market", "13:00", "14:00", "meal"),
      stop("alfama", "15:00", "16:30"),
      stop("cantinho-do-aziz", "19:30", "20:45", "meal"),
    ],
  },
];

export const answer = {
  understood: ["You want three calm days."],
  read: { blocks: [] as unknown[] },
  days,
  advice: ["Book the fado a week ahead."],
};

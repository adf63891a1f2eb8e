import { type CarFacts, rental } from "../cars.ts";
import { american, longDate, twelve, weekday } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { type Layout, layoutOf } from "../layout.ts";

const american12 = (
  f: CarFacts,
  day: (date: string) => string,
  clock: (time: string) => string,
  labels: readonly string[],
) => {
  const [thanks, confirmation, from, to, rate, member] = labels;
  return `${f.company}
${thanks} ${nameOf(guestOf(f))}!

${confirmation} ${f.reference}
${member} ${f.draw.digits(8)}

${from}
${day(f.date)} @ ${clock(f.at)}
${f.from.name}
${f.from.address}

${to}
${day(f.returns)} @ ${clock(f.until)}
${f.to.name}
${f.to.address}

${f.vehicle}
${rate} ${f.price} USD`;
};

export const twelveHours: Layout<CarFacts> = layoutOf(
  "twelve-hours",
  {
    en: (f) =>
      american12(f, (date) => `${weekday(date, "en", "short")}, ${american(date)}`, twelve, [
        "Thanks,",
        "Your confirmation number is:",
        "Pick Up",
        "Return",
        "Estimated total:",
        "Member number",
      ]),
    es: (f) =>
      american12(
        f,
        (date) => longDate(date, "es"),
        (time) => twelve(time).replace("AM", "a.m.").replace("PM", "p.m."),
        ["¡Gracias,", "Su número de confirmación es:", "Recogida", "Devolución", "Total estimado:", "Número de socio"],
      ),
    pt: (f) =>
      american12(
        f,
        (date) => longDate(date, "pt"),
        (time) => time.replace(":", "h"),
        ["Obrigado,", "O seu número de confirmação é:", "Retirada", "Devolução", "Total estimado:", "Número de sócio"],
      ),
  },
  (f) => [rental(f, { price: { amount: f.price, currency: "USD" } })],
);

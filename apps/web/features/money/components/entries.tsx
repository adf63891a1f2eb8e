import { Ellipsis, Paperclip, Pencil, ReceiptText, Trash2 } from "lucide-react";
import { fileAddress } from "@/features/offline/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { formatClauses, formatDate, formatMoney, listPeople, sentences } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { t } from "../messages/index.ts";
import type { Automatic, Expense, Money } from "../types.ts";
import { CategoryIcon } from "./category-icon.tsx";

interface EntriesProps {
  money: Money;
  travelers: number;
  viewerId: string;
  canEdit: boolean;
  onEdit: (expense: Expense) => void;
  onReplace: (automatic: Automatic) => void;
  onDelete: (expense: Expense) => void;
}

/** The expenses, and separately the entries that follow from the plan and the bookings. */
export function Entries({ money, travelers, viewerId, canEdit, onEdit, onReplace, onDelete }: EntriesProps) {
  const { expenses, automatic } = money;
  return (
    <div className="mt-4 flex flex-col gap-7">
      {expenses.length > 0 && (
        <ul aria-label={t("source.expense")} className="divide-y rounded-card border bg-surface shadow-card">
          {expenses.map((it) => (
            <ExpenseLine
              key={it.id}
              expense={it}
              viewerId={viewerId}
              canEdit={canEdit}
              onEdit={() => onEdit(it)}
              onDelete={() => onDelete(it)}
            />
          ))}
        </ul>
      )}
      {automatic.length > 0 && (
        <section aria-labelledby="automatic">
          <h3 id="automatic" className="font-semibold">
            {t("entries.automatic")}
          </h3>
          <p className="mt-0.5 text-muted text-sm">
            {sentences([t("entries.automaticHint"), ...(canEdit ? [t("entries.replaceHint")] : [])])}
          </p>
          <ul aria-labelledby="automatic" className="mt-3 divide-y rounded-card border border-dashed">
            {automatic.map((it) => (
              <AutomaticLine
                key={it.key}
                automatic={it}
                travelers={travelers}
                canEdit={canEdit}
                onReplace={() => onReplace(it)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ExpenseLineProps {
  expense: Expense;
  viewerId: string;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function ExpenseLine({ expense, viewerId, canEdit, onEdit, onDelete }: ExpenseLineProps) {
  const account = usePageAccount();
  const { title, category, amount, currency, date, document, notes } = expense;
  return (
    <li className={classNames("flex flex-wrap items-start gap-x-3 py-3 pl-4", canEdit ? "pr-2" : "pr-4")}>
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-on-accent-soft [&_svg]:size-4.5">
        <CategoryIcon category={category} />
      </span>
      <div className="min-w-18 flex-1">
        <p title={title} className="wrap-anywhere line-clamp-3 font-medium">
          {title}
        </p>
        <p className="wrap-anywhere line-clamp-3 text-muted text-sm">
          <span className="sr-only">{formatClauses([t(`category.${category}`), ""])}</span>
          {formatDate(date, "day")} · {paidWords(expense, viewerId)}
        </p>
        {notes && <p className="wrap-anywhere mt-0.5 whitespace-pre-line text-muted text-sm">{notes}</p>}
        {document && (
          <a
            href={fileAddress(document.id, "file", account)}
            target="_blank"
            rel="noreferrer"
            className="mt-0.5 inline-flex min-h-6 items-center gap-1.5 text-accent text-sm underline-offset-4 hover:underline"
          >
            <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="sr-only">{t("entries.receipt")} </span>
            <span className="wrap-anywhere">{document.name}</span>
          </a>
        )}
      </div>
      {/* Below the title with large letters, because a long word needs the space. */}
      <div className="ml-auto flex items-start gap-3">
        <p className="pt-0.5 font-medium tabular-nums">{formatMoney(amount, currency)}</p>
        {canEdit && (
          <DropdownMenu
            trigger={<IconButton label={t("entries.options", { title })} icon={<Ellipsis />} className="-my-1" />}
            groups={[
              [{ label: t("edit"), icon: <Pencil />, onSelect: onEdit }],
              [{ label: t("delete"), icon: <Trash2 />, danger: true, onSelect: onDelete }],
            ]}
          />
        )}
      </div>
    </li>
  );
}

function paidWords({ paid_by, split }: Expense, viewerId: string): string {
  const name = (person: { user_id: string; name: string }) =>
    person.user_id === viewerId ? t("you.object") : person.name;
  if (paid_by === null) return t("paidBy.unknown");
  const isViewer = paid_by.user_id === viewerId;
  const others = split.shares.filter((it) => it.owes > 0);
  if (others.length === 1 && others[0]?.user_id === paid_by.user_id)
    return isViewer ? t("paidBy.youAlone") : t("paidBy.alone", { name: paid_by.name });
  const names = listPeople(others.map(name), 3);
  return isViewer ? t("paidBy.you", { names }) : t("paidBy.other", { name: paid_by.name, names });
}

function AutomaticLine({
  automatic,
  travelers,
  canEdit,
  onReplace,
}: {
  automatic: Automatic;
  travelers: number;
  canEdit: boolean;
  onReplace: () => void;
}) {
  const { title, category, amount, currency, currency_assumed, date, estimated, source } = automatic;
  const origin = [
    t(`source.${source}`),
    ...(estimated && travelers > 1 ? [t("forAll", { travelers })] : []),
    ...(currency_assumed ? [t("currencyAssumed")] : []),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-3 px-4 py-3">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted [&_svg]:size-4.5">
        <CategoryIcon category={category} />
      </span>
      <div className="min-w-18 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">{title}</span>
          {estimated && <Badge tone="warning">{t("estimated")}</Badge>}
        </p>
        <p className="text-muted text-sm">
          <span className="sr-only">{formatClauses([t(`category.${category}`), ""])}</span>
          {date === null ? t("noDate") : formatDate(date, "day")} · {formatClauses(origin)}
        </p>
        {canEdit && (
          <Button
            size="sm"
            variant="ghost"
            icon={<ReceiptText />}
            className="-ml-3 text-accent"
            aria-label={t("enterPastOf", { title })}
            onClick={onReplace}
          >
            {t("enterPast")}
          </Button>
        )}
      </div>
      <p className="ml-auto pt-0.5 text-muted tabular-nums">
        {estimated && <span aria-hidden="true">≈ </span>}
        {formatMoney(amount, currency)}
      </p>
    </li>
  );
}

"use client";

import { SheetPanel } from "@/ui/sheet-panel.tsx";
import { Switch } from "@/ui/switch.tsx";
import { t } from "../messages/palette/index.ts";
import { chooseSingleKeys, shortcuts, useSingleKeys } from "../model/shortcuts.ts";

/** All keys of the trip builder. */
export function ShortcutsHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const singles = useSingleKeys();
  return (
    <SheetPanel open={open} onOpenChange={onOpenChange} title={t("keys")} description={t("keysText")}>
      <dl className="flex flex-col divide-y">
        {shortcuts.map(({ id, keys }) => (
          <div key={id} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{t(`key.${id}`)}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 whitespace-nowrap rounded-lg border bg-sunken px-2 py-0.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t pt-4">
        <Switch label={t("single")} hint={t("singleHint")} checked={singles} onCheckedChange={chooseSingleKeys} />
      </div>
    </SheetPanel>
  );
}

import { t } from "../messages/index.ts";

export const groupTitle = ({ title }: { title: string | null }): string => title ?? t("noTitle");

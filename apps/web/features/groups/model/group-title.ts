export const groupTitle = ({ title }: { title: string | null }): string => title ?? "Group trip";

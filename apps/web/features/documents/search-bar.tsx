import { useReachable } from "@/features/offline/connection.ts";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { kindOptions } from "./document-words.ts";
import type { DocumentKind } from "./types.ts";

export interface SearchBarProps {
  search: string;
  /** Null: all. */
  kind: DocumentKind | null;
  onSearch(words: string): void;
  onKind(kind: DocumentKind | null): void;
}

const all = "all";

export function SearchBar({ search, kind, onSearch, onKind }: SearchBarProps) {
  const reachable = useReachable();
  return (
    <search className="flex flex-col gap-3 sm:flex-row">
      <Field label="Search documents" hideLabel className="flex-1">
        <Input
          type="search"
          value={search}
          maxLength={120}
          placeholder={reachable ? "Search by name, or by what is in them" : "Search by name"}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </Field>
      <Select
        aria-label="Kind"
        options={[{ value: all, label: "All kinds" }, ...kindOptions]}
        value={kind ?? all}
        onValueChange={(value) => onKind(value === all ? null : (value as DocumentKind))}
        className="sm:w-48"
      />
    </search>
  );
}

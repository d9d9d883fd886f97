import type { TableView } from "~/ui/crud-table/table-view";

interface PagesWanted {
  page: number;
  last: number;
  to: (page: number) => string;
  print: (page: number) => string;
  label: string;
}

/** The links to a list's other pages: neighbours, the first and the last (R-CRUD-01). */
export function pagesOf({ page, last, to, print, label }: PagesWanted): TableView["pages"] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const numbers = [...new Set(near)].sort((one, other) => one - other);
  return {
    label,
    previous: page > 1 ? to(Math.min(page - 1, last)) : undefined,
    next: page < last ? to(page + 1) : undefined,
    numbers: numbers.map((one) => ({
      label: print(one),
      to: one === page ? undefined : to(one),
    })),
  };
}

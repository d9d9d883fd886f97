import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";
import { isConnectionLost } from "~/client/offline/connection";
import type { LoadedTable } from "./load-table.server";

/**
 * For a table's page: where the network gives nothing the page stays as it was, and the list counts as one that
 * could not be loaded (R-CRUD-15). `load` is the page's `clientLoader`, `useShown` hears what the page shows.
 */
export function preserveTable<Loaded extends LoadedTable>() {
  let shown: Loaded | undefined;
  return {
    async load({ serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded> {
      try {
        return (await serverLoader()) as Loaded;
      } catch (error) {
        if (!shown || !isConnectionLost(error)) throw error;
        return { ...shown, table: null, form: null };
      }
    },
    useShown(loaded: Loaded): void {
      useEffect(() => {
        shown = loaded;
      }, [loaded]);
    },
  };
}

import type { ShouldRevalidateFunction } from "@remix-run/react";
import { unchangedStatus } from "./unchanged-answer";

/**
 * A refused answer means that something has moved: the page asks anew, as it does where no scripts run. A page that keeps
 * what it has after a 4xx would send the old sum again for ever. Where nothing came to the shop it stays as it is.
 */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus !== unchangedStatus && (defaultShouldRevalidate || actionStatus === 400);

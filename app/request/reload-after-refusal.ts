import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A refused answer means that something has moved: the page asks anew, as it does where no scripts run. The
 * router by itself keeps what it has after a 4xx, and would send the old sum again for ever.
 */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || actionStatus === 400;

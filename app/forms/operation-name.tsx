/**
 * Where a hydrated page names the change that a form asks for (decisions 11); for a plain form, which leaves it empty,
 * the server does. So a kept page is the same for everyone.
 */
export function OperationName() {
  return <input type="hidden" name="op_id" />;
}

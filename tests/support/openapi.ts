/** The calls of an OpenAPI document: "GET /api/user/orders/{number}" and the form of such a call's path. */
export type DescribedCalls = readonly (readonly [call: string, form: RegExp])[];

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

export function readDocument({ paths }: Document): DescribedCalls {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const call = `${method.toUpperCase()} ${path.replace(/\/$/, "")}`;
      return [call, new RegExp(`^${call.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`)] as const;
    }),
  );
}

/** What the document calls a call ("GET /api/user/orders/7", without query); undefined for one that it doesn't know. */
export function describeCall(calls: DescribedCalls, call: string): string | undefined {
  return calls.find(([, form]) => form.test(call))?.[0];
}

/** No server answers with it; Remix's router asks for nothing anew after an action with a status from 400 on. */
export const unchangedStatus = 499;

/** What a `clientAction` returns where nothing has been sent: `data` is shown again, and nothing is asked for. */
export function unchangedAnswer(data: unknown): Response {
  return new Response(JSON.stringify(data), {
    status: unchangedStatus,
    headers: { "Content-Type": "application/json" },
  });
}

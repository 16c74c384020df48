/** The server then refuses with status 200: a browser writes every other one into its console. */
export const QUIETLY = { "undercard-refusals": "in-body" };

export function isRefused(reply: Response): boolean {
  return !reply.ok || reply.headers.has("undercard-status");
}
